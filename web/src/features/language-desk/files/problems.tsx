import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportDraftAnswer, ImportProblem } from '@mboa/contract'

const problemTexts: Readonly<Record<Exclude<ImportProblem, 'other'>, MessageDescriptor>> = {
  'open-quote': msg`a quotation mark (") is opened and never closed`,
  'stray-quote': msg`a quotation mark (") inside a cell: write it twice, and the cell in quotation marks`,
  empty: msg`there is nothing in it`,
  'no-text-column': msg`no column or marker is known to hold the words: say above which one does`,
  'too-many-cells': msg`more cells than columns`,
  'no-text': msg`there is no word in it`,
  'same-id': msg`its id comes a second time`,
  'cell-error': msg`a cell holds an error of a formula`,
  'unreadable-workbook': msg`the workbook can’t be read: save it anew as .xlsx without a password, or as “CSV UTF-8”`,
  'unreadable-file': msg`reading this file takes too long or too much memory: import it in parts`,
  damaged: msg`the file is damaged or incomplete: export it again, and choose the new one`,
  deleted: msg`it was deleted in the program that made the file`,
  'other-language': msg`nothing in it is marked as this language`,
  'not-in-set': msg`it names a language, a meaning or an entry that isn’t in the file`,
  'missing-file': msg`one of its tables is missing: put the whole folder into the ZIP`,
  'no-sentence': msg`it has no sentence, or one that no line can hold`,
  'no-voice': msg`it doesn’t say whose voice it is`,
  'voice-taken-back': msg`whoever says it has had their voice taken back`,
  'comes-twice': msg`it comes a second time`,
  'sound-missing': msg`its sound isn’t in the archive`,
  'sound-unreadable': msg`its sound is no whole MP3, WAV or FLAC of one channel`,
  'sound-silent': msg`nothing is heard in it`,
  'sound-too-long': msg`its sound is too long: at most 21 seconds`,
  'sound-too-large': msg`its sound is too large: at most 20 MB`,
  'several-files': msg`the archive holds several files of words, or several languages: pack one of them with its sounds`,
  'no-recordings': msg`no recordings of this language can be taken from it`,
  'known-already': msg`the same recordings came with another import: undo that one first`,
  'unsafe-archive': msg`the archive holds links, other archives, locked files, or far too much: pack the plain files anew`,
  'not-unicode': msg`this isn’t Unicode (UTF-8), so letters like ɛ or ŋ may be lost: save or export the original anew as Unicode`,
  'unknown-format': msg`this isn’t one of the kinds of file that Mboa reads`,
  'too-large': msg`there is more in it than can be read at once: import it in parts`,
  'clip-columns': msg`its list of recordings lacks one of the columns client_id, path and sentence`,
  'which-tier': msg`several tiers could hold the sentences, or none does: say above which one does`,
}

/** What is refused: where it stands, and why. */
export function Problems({ problems }: { problems: ImportDraftAnswer['refused']['problems'] }) {
  const { t } = useLingui()
  return (
    <ul className="small">
      {problems.map(({ file, line, entry, reason, message }, at) => (
        <li key={at}>
          {file !== undefined && (
            <>
              <span className="address">{file}</span>
              {', '}
            </>
          )}
          <Trans>Line {line}</Trans>
          {entry !== null && (
            <>
              {', '}
              <bdi>{entry}</bdi>
            </>
          )}
          {' – '}
          {reason === 'other' ? <span lang="en">{message}</span> : t(problemTexts[reason])}
        </li>
      ))}
    </ul>
  )
}
