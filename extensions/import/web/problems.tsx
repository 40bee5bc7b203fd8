import type { MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportDraftAnswer, ImportProblem } from '@mboa/contract'
import { useFormatNumber } from '../../../web/src/i18n/use-format-number.ts'

const problemTexts: Readonly<Record<Exclude<ImportProblem, 'other'>, MessageDescriptor>> = {
  'open-quote': msg`a quotation mark (") is opened and never closed`,
  'stray-quote': msg`a quotation mark (") inside a cell: double it, and put the cell in quotation marks`,
  empty: msg`there is nothing in it`,
  'no-text-column': msg`Mboa can’t tell what holds the words here: choose it above`,
  'too-many-cells': msg`more cells than columns`,
  'no-text': msg`there is no word in it`,
  'same-id': msg`its id appears twice`,
  'cell-error': msg`a cell holds an error of a formula`,
  'unreadable-workbook': msg`the workbook can’t be read: save it again as .xlsx without a password, or as “CSV UTF-8”`,
  'unreadable-file': msg`reading this file takes too long or too much memory: import it in parts`,
  damaged: msg`the file is damaged or incomplete: export it again, and choose the new one`,
  deleted: msg`it was deleted in the program that made the file`,
  'other-language': msg`nothing in it is marked as this language`,
  'not-in-set': msg`it names a language, a meaning or an entry that isn’t in the file`,
  'missing-file': msg`one of its tables is missing: put the whole folder into the ZIP`,
  'no-sentence': msg`its sentence is missing, too long, or has characters that can’t be shown`,
  'no-voice': msg`it doesn’t say whose voice it is`,
  'voice-taken-back': msg`the speaker has had their voice removed`,
  'sound-taken-back': msg`the speaker has had this recording removed`,
  'closed-licence': msg`its licence doesn’t let others hear it`,
  'comes-twice': msg`it appears twice`,
  'sound-missing': msg`its sound isn’t in the archive`,
  'no-times': msg`the file doesn’t say when in the recording it is said`,
  'cut-row': msg`its row doesn’t have one cell for each column: a tab or a line break cuts its sentence`,
  'sound-ends': msg`the recording ends before it`,
  'sound-unreadable': msg`its sound isn’t a complete MP3, WAV or FLAC file with one channel`,
  'sound-silent': msg`nothing is heard in it`,
  'sound-too-long': msg`its sound is too long: at most 21 seconds`,
  'sound-too-large': msg`its sound is too large: at most 20 MB`,
  'several-files': msg`the archive holds several files of words, or several languages: pack one of them with its sounds`,
  'no-recordings': msg`no recordings of this language can be taken from it`,
  'known-already': msg`the same recordings came with another import: undo that one first`,
  'unsafe-archive': msg`the archive holds links, other archives, locked files, or far too much: pack the plain files again`,
  'not-unicode': msg`this isn’t Unicode (UTF-8), so letters like ɛ or ŋ may be lost: save or export the original again as Unicode`,
  'unknown-format': msg`Mboa doesn’t read files like this one. In a ZIP it reads Common Voice, FLEx (LIFT), ELAN, TMX, SFM and CLDF (with its …-metadata.json); send other files as they are`,
  'web-page': msg`this is a web page, not the file: download the file from that page`,
  shortcut: msg`this is only a shortcut to a document online: open it and download it as .xlsx`,
  'other-archive': msg`this archive isn’t a ZIP: unpack it, and pack its files into a ZIP`,
  'other-workbook': msg`Mboa reads only .xlsx workbooks: save this one as .xlsx`,
  'ranges-alone': msg`these are the lists of a LIFT file: pack them into a ZIP with the .lift`,
  'too-large': msg`there is more in it than can be read at once: import it in parts`,
  'clip-columns': msg`its list of recordings lacks one of the columns client_id, path and sentence`,
  'which-sheet': msg`Mboa can’t tell which sheet holds the words: choose it above`,
  'which-tier': msg`Mboa can’t tell which tier holds the sentences: choose it above`,
}

/** No line of the file shows these. */
const ofWholeFile: ReadonlySet<ImportProblem> = new Set<ImportProblem>([
  'clip-columns',
  'empty',
  'known-already',
  'missing-file',
  'no-recordings',
  'several-files',
  'too-large',
  'unknown-format',
  'web-page',
  'shortcut',
  'other-archive',
  'other-workbook',
  'ranges-alone',
  'unreadable-file',
  'unreadable-workbook',
  'unsafe-archive',
  'which-sheet',
  'which-tier',
])

/** What is refused: where it stands, and why. */
export function Problems({ problems }: { problems: ImportDraftAnswer['refused']['problems'] }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  return (
    <ul className="small">
      {problems.map(({ file, line, entry, reason, message }, at) => (
        <li key={at}>
          {file !== undefined && (
            <Trans>
              <span className="address">{file}</span>, line {ph({ line: formatNumber(line) })}
            </Trans>
          )}
          {file === undefined && !ofWholeFile.has(reason) && (
            <Trans>Line {ph({ line: formatNumber(line) })}</Trans>
          )}
          {entry !== null && (
            <>
              {', '}
              <bdi>{entry}</bdi>
            </>
          )}
          {(file !== undefined || entry !== null || !ofWholeFile.has(reason)) && ' – '}
          {reason === 'other' ? <span lang="en">{message}</span> : t(problemTexts[reason])}
        </li>
      ))}
    </ul>
  )
}
