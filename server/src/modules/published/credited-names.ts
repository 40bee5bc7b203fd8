import type { Queries } from '../../platform/database/database.ts'
import { listCreditedSpeakers } from './repository.ts'

type CreditedSpeaker = Omit<Awaited<ReturnType<typeof listCreditedSpeakers>>[number], 'recordings'>

/** The name beside a speaker's recordings, or where they are from; null for who has not asked for one. */
export function creditedName({
  creditKind,
  pseudonym,
  fullName,
  withoutAccount,
  speakerName,
  namedAt,
  importedFrom,
  importedUnder,
}: CreditedSpeaker): string | null {
  // Who speaks is known to nobody here: what is owed to them is the source and its licence.
  if (importedFrom !== null) return `${importedFrom} (${importedUnder})`
  // The account is that of who recorded them, whose name is not theirs.
  if (withoutAccount !== null) return namedAt === null ? null : speakerName
  if (creditKind === 'pseudonym') return pseudonym
  if (creditKind !== 'name' || fullName === null) return null
  return fullName.trim() || null
}

/** The order of names that is the same in English and in French; different names are never equal. */
export function compareNames(one: string, other: string): number {
  return root.compare(one, other) || (one < other ? -1 : Number(one > other))
}
const root = new Intl.Collator('und')

/** Who is named beside the recordings of a course, as learners see it, and with how many; by name. */
export async function listCreditedNames(
  queries: Queries,
  course: string,
): Promise<readonly { readonly name: string; readonly recordings: number }[]> {
  const names = new Map<string, number>()
  for (const { recordings, ...speaker } of await listCreditedSpeakers(queries, course)) {
    const name = creditedName(speaker)
    if (name !== null) names.set(name, (names.get(name) ?? 0) + recordings)
  }
  return Array.from(names, ([name, recordings]) => ({ name, recordings })).sort((a, b) =>
    compareNames(a.name, b.name),
  )
}
