### What every platform says, whatever else it says of its own.

done = Done.
failed = Something went wrong here. Nothing was lost; please try again.

## A window of the chat's app that shows the page
window-forged = This window could not tell who you are. Please open it again from the chat.
window-stale = This window was opened too long ago. Please close it and open it again from the chat.
window-used = This window was opened once already. Please close it and open it again from the chat.
window-over = This window has been open for a long time. Please close it and open it again from the chat.
window-silent = The chat’s app cannot be asked who you are just now. Please try again in a moment.
window-elsewhere = This window runs in another channel, or without you. Please open it again from the chat.
