/**
 * Makes a prerendered form answer before the app's code has arrived: it can be sent as soon as it
 * is seen. What was sent is only noted here, with the button busy; the app takes the note up
 * (`ui/send-early-submit.ts`).
 */
export function answerEarly(button: HTMLButtonElement): void {
  const { form, firstChild: text } = button
  if (!form || !text || busyTextOf(button) === undefined) return

  const setInert = (isInert: boolean) => {
    button.disabled = isInert
    button.setAttribute('aria-busy', String(isInert))
  }

  form.addEventListener('submit', (event) => {
    const busyText = busyTextOf(button)
    if (busyText === undefined) return
    // A native submit would put the password where nobody expects it.
    event.preventDefault()
    button.dataset['sentAs'] = text.nodeValue ?? ''
    text.nodeValue = busyText
    setInert(true)
  })

  // Nobody waits for code that does not come: the page says again what it says without it.
  const giveUp = ({ target }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement) || busyTextOf(button) === undefined) return
    text.nodeValue = button.dataset['sentAs'] ?? text.nodeValue
    delete button.dataset['sentAs']
    setInert(true)
  }
  addEventListener('error', giveUp, true)

  setInert(false)
}

/** What the button says while it is busy; gone as soon as the app answers for it. */
const busyTextOf = (button: HTMLButtonElement) => button.dataset['busyText']
