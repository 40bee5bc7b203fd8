/** The name beside a speaker's recordings; null for who has not asked for one. */
export function creditedName(credit: {
  creditKind: 'anonymous' | 'name' | 'pseudonym' | null
  pseudonym: string | null
  fullName: string | null
}): string | null {
  if (credit.creditKind === 'pseudonym') return credit.pseudonym
  if (credit.creditKind !== 'name' || credit.fullName === null) return null
  return credit.fullName.trim() || null
}
