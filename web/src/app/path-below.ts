/**
 * The part of an address below a home, as nested routes want it.
 *
 * @example pathBelow('/dashboards/learner')('/dashboards/learner/courses') // 'courses'
 */
export function pathBelow(home: string): (path: string) => string {
  return (path) => path.slice(home.length + 1)
}
