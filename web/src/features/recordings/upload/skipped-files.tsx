import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../ui/banner.tsx'
import type { SkippedFile } from './admit-file.ts'
import { skippedTexts } from './upload-texts.ts'

/** A folder full of the wrong files is described by its first ones. */
const mostNamed = 10

/** Files that did not get into the list, and why. */
export function SkippedFiles({ files }: { files: readonly SkippedFile[] }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <Banner kind="note">
      <p>
        <Plural value={files.length} one="# file was left out:" other="# files were left out:" />
      </p>
      <ul>
        {files.slice(0, mostNamed).map(({ fileName, because }, at) => (
          <li key={at}>
            <Trans>
              <bdi>{fileName}</bdi>: {t(skippedTexts[because])}
            </Trans>
          </li>
        ))}
        {files.length > mostNamed && <li>…</li>}
      </ul>
    </Banner>
  )
}
