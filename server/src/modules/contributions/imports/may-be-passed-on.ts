import { learnersOnlyLicence } from '@mboa/contract'

/** How files name the licences that allow passing on for any use; versions do not matter for that. */
const open: readonly RegExp[] = [
  /^https?:\/\/(www\.)?creativecommons\.org\/licenses\/by(-sa)?\/\d\.\d(\/|$)/,
  /^https?:\/\/(www\.)?creativecommons\.org\/publicdomain\/(zero|mark)\/1\.0(\/|$)/,
  /^cc[- ]?(0|zero)([- ]1\.0)?( universal)?$/,
  /^cc[- ]by([- ]sa)?([- ]\d\.\d)?( international| unported)?$/,
  /^(creative commons )?attribution([- ]share ?alike)?( \d\.\d)?( international| unported)?$/,
  /^unicode-3\.0$/,
  /^public domain$/,
]

/**
 * Whether an entry of a file may leave Mboa again, and be read by who has no account: by the licence
 * of the whole import, and by the one that the file says of the entry itself, where it says one.
 * Whatever we do not know as open does not allow it.
 */
export function mayBePassedOn(
  entry: { readonly licence?: string | undefined },
  imported: { readonly licence: string },
): boolean {
  if (imported.licence === learnersOnlyLicence) return false
  const said = entry.licence?.trim().replaceAll(/\s+/g, ' ').toLowerCase() ?? ''
  return said === '' || open.some((way) => way.test(said))
}
