import { pagePaths, type User } from '@mboa/contract'

/** Where a start without another address leads (specification §2): home by role, else login. */
export function homePathOf(user: Pick<User, 'role'> | null): string {
  if (user === null) return pagePaths.login
  return user.role === 'recorder' ? pagePaths.recorderHome : pagePaths.learnerHome
}
