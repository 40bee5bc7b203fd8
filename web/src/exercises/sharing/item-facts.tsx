import { Plural, Trans } from '@lingui/react/macro'
import type { OpenWord, Word } from '@mboa/contract'
import { conventionOf } from '@mboa/domain'
import { conventionName } from '../../i18n/convention-name.ts'
import { sourceIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useLicenceName } from '../../ui/use-licence-name.ts'
import { WordText } from '../../ui/word-text.tsx'
import './sharing.css'

interface ItemFactsProps {
  item: Pick<Word, 'variants' | 'spellings' | 'dialect' | 'checkedBy' | 'sources' | 'licence'>
  course: Pick<OpenWord['course'], 'htmlLang' | 'orthography'>
}

/** How else a word is said and written, whether speakers have checked it, and where it comes from. */
export function ItemFacts({ item, course: { htmlLang, orthography } }: ItemFactsProps) {
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  const isUnknownIn = conventionOf(item) === orthography.id
  const written = conventionOf(item) ?? orthography.id
  return (
    <>
      {isUnknownIn && (
        <p className="soft">
          <Trans>No source has it in the spelling you chose, so you see the course’s own.</Trans>
        </p>
      )}
      <dl className="item-facts">
        {item.variants?.map(({ text, dialect }) => (
          <div key={text}>
            <dt>{dialect ?? <Trans>Also</Trans>}</dt>
            <dd>
              <WordText lang={htmlLang}>{text}</WordText>
            </dd>
          </div>
        ))}
        {Object.entries(item.spellings ?? {}).map(([convention, texts]) => (
          <div key={convention}>
            <dt>
              <Trans>Also written</Trans>
            </dt>
            <dd>
              <WordText lang={htmlLang}>{texts.join(', ')}</WordText>{' '}
              <span className="soft small">
                ({conventionName(orthography, convention, language)})
              </span>
            </dd>
          </div>
        ))}
        {item.dialect !== undefined && (
          <div>
            <dt>
              <Trans>Dialect</Trans>
            </dt>
            <dd>{item.dialect}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Checked</Trans>
          </dt>
          <dd>
            {item.checkedBy > 0 ? (
              <Plural
                value={item.checkedBy}
                one="Checked by # speaker"
                other="Checked by # speakers"
              />
            ) : (
              <Trans>Not yet checked by a speaker</Trans>
            )}
          </dd>
        </div>
      </dl>
      <details>
        <summary>
          <Trans>Where it comes from</Trans>
        </summary>
        <dl className="item-facts">
          <div>
            <dt>
              <Trans>Spelling</Trans>
            </dt>
            <dd>{conventionName(orthography, written, language)}</dd>
          </div>
          {item.sources.map((source) => (
            <div key={source.citation}>
              <dt>
                <Trans>Source</Trans>
              </dt>
              <dd>
                {sourceIn(source, language)}{' '}
                <span className="soft small">({licenceName(source.licence)})</span>
              </dd>
            </div>
          ))}
          <div>
            <dt>
              <Trans>Licence in Mboa</Trans>
            </dt>
            <dd>{licenceName(item.licence)}</dd>
          </div>
        </dl>
      </details>
    </>
  )
}
