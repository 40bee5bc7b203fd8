/** Roles that have a dashboard of their own. */
export type HomeRole = 'learner' | 'recorder'

/**
 * Whose dashboard is the home of somebody with this role (§6). An unknown or missing role counts
 * as learner; the caller turns the name into an address.
 *
 * @example homeRole(undefined) // 'learner'
 */
export function homeRole(role: string | null | undefined): HomeRole {
  return role === 'recorder' ? 'recorder' : 'learner'
}
