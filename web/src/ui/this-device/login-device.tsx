import { LoginNote } from './login-note.tsx'
import { RemoveHere } from './remove-here.tsx'

/** What a device tells before the login, and below it the way to empty the device. */
export function LoginDevice({ isFoot = false }: { isFoot?: boolean }) {
  return isFoot ? <RemoveHere /> : <LoginNote />
}
