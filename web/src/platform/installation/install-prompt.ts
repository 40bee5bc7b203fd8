/** Chromium's event; the DOM's typings leave it out. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

export const installPrompt: { event?: InstallPromptEvent | undefined } = {}

/** Before the browser asks by itself, which would nag: we offer it where it is of use. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt.event = event as InstallPromptEvent
  })
}
