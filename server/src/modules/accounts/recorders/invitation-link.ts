import { type pagePaths, accountApiPaths } from '@mboa/contract'

/** Where whoever holds the code of an invitation follows it. */
export function invitationLink(origin: string, code: string): string {
  const url = new URL(accountApiPaths.openInvitation, origin)
  url.searchParams.set('code', code)
  return url.href
}

/** The same page, which says then what it is for. */
export function invitedTo(page: typeof pagePaths.signUp | typeof pagePaths.login): string {
  return `${page}?invited`
}
