### What every platform says, whatever else it says of its own.

done = Done.
failed = Something went wrong here. Nothing was lost; please try again.
