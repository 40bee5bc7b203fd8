/** Whose desk of which language. */
export interface DeskOf {
  readonly account: string
  readonly language: string
}

interface DeskOptions<Params> {
  readonly account: string
  readonly params: { readonly language: string } & Params
}

/**
 * Returns what every call at a desk has. Each call names the account, so that a tab left open on a
 * shared computer never shows or changes anything in the name of the person signed in there now.
 * @example call(api.removeDeskPerson, deskOptions(of, { id }))
 */
export function deskOptions(of: DeskOf): DeskOptions<object>
export function deskOptions<Params extends object>(of: DeskOf, params: Params): DeskOptions<Params>
export function deskOptions({ account, language }: DeskOf, params?: object): DeskOptions<object> {
  return { account, params: { language, ...params } }
}
