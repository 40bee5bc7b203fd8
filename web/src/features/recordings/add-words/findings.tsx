import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SpellingFinding } from '@mboa/domain'

const findingTexts: Record<SpellingFinding['code'], MessageDescriptor> = {
  'stray-capital': msg`a capital inside a word`,
  'unknown-tone-mark': msg`a tone mark that this course doesn’t use`,
  'toneless-letter': msg`a tone mark on a letter that carries none in this course`,
  'other-schwa': msg`the other letter for the same sound`,
  'other-apostrophe': msg`a different apostrophe from this course’s`,
  letter: msg`a letter outside the alphabet of this course`,
}

type Finding = Omit<SpellingFinding, 'instead'> & { readonly instead?: string | undefined }

/** What a spelling has that its course does not know: reported, and taken anyway. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useLingui()
  if (findings.length === 0) return null
  return (
    <div className="small">
      <p>
        <Trans>This course spells it differently. If it’s right, leave it as it is:</Trans>
      </p>
      <ul>
        {findings.map(({ code, letter, word, instead }, at) => (
          <li key={at}>
            <Trans>
              <b className="word inline">{letter}</b> (<bdi>{word}</bdi>): {t(findingTexts[code])}
            </Trans>
            {instead !== undefined && (
              <>
                {' '}
                → <b className="word inline">{instead}</b>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
