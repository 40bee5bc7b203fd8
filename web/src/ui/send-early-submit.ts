/**
 * Sends the form of a button that was pressed while the app's code was still on the way:
 * `app/early-form` has noted on the button what it said, and shows it busy since.
 */
export function sendEarlySubmit(button: HTMLButtonElement | null): void {
  const text = button?.firstChild
  const said = button?.dataset['sentAs']
  if (!button?.form || !text || said === undefined) return
  delete button.dataset['sentAs']
  text.nodeValue = said
  button.form.requestSubmit()
}
