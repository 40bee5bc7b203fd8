import { interfaceLanguages, pagePaths, type InterfaceLanguage } from '@mboa/contract'

/** The shell, which opens at every address, in each language: the query keeps it apart from the page. */
export const shellUrlIn = (language: InterfaceLanguage) =>
  `${pagePaths.learnerHome}?kept=${language}`
export const shellUrls: readonly string[] = interfaceLanguages.map(shellUrlIn)

const opensAtOnce = [
  pagePaths.learnerHome,
  pagePaths.recorderHome,
  pagePaths.profile,
  pagePaths.termsOfUse,
  pagePaths.login,
]

/** Whether the page is made on the device alone, so that nothing is gained by asking the server. */
export function isMadeOnDevice({ pathname, search }: URL): boolean {
  if (pathname === pagePaths.start) return search === ''
  return opensAtOnce.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

/** Pages that the server alone can answer. */
export const isServersOwn = ({ pathname }: URL) =>
  pathname.startsWith('/api/') || pathname.startsWith('/dev/')
