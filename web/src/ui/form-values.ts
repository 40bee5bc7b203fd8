/** The text of a form's field as it stands, '' where there is none. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Moves the focus to the first field with an error, in the order of the form. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && names.includes(control.name)) {
      control.focus()
      return
    }
  }
}
