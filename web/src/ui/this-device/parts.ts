import { lazyPart } from '../lazy-part.tsx'

/** Few people need these, and seldom: each comes when it is shown. */
export const { Part: LoginNotePart } = lazyPart(
  'this-device',
  async () => (await import('./login-note.tsx')).LoginNote,
  'silent',
)
export const { Part: LogoutDialogPart } = lazyPart(
  'this-device',
  async () => (await import('./logout-dialog.tsx')).LogoutDialog,
  'silent',
)
