/** What data was used for, in the words of the settings. */
export const transferKinds = ['app', 'texts', 'pictures', 'sound', 'answers', 'other'] as const
export type TransferKind = (typeof transferKinds)[number]

const kindsByPath: readonly [prefix: string, kind: TransferKind][] = [
  ['/api/courses', 'texts'],
  ['/api/packs/', 'texts'],
  ['/api/pictures/', 'pictures'],
  ['/api/clips/', 'sound'],
  ['/api/practice/', 'answers'],
  ['/api/reports', 'answers'],
  ['/api/', 'other'],
]

export function kindOf(pathname: string): TransferKind {
  return kindsByPath.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'app'
}
