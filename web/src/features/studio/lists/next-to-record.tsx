import { Plural, Trans } from '@lingui/react/macro'
import { chooseRecordingList } from '@mboa/domain'
import { Mic } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import '../../../ui/chip.css'
import { Icon } from '../../../ui/icon.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { pathOf, type ListedProps } from './list-row.tsx'

/** What comes next, large, and one button to go on. */
export function NextToRecord({ kind, summary, listed }: ListedProps) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const all = chooseRecordingList(listed, { kind: 'all' })
  const [next] = all
  const asked = chooseRecordingList(listed, { kind: 'asked-for' }).length
  const toContribute = listed.filter(({ prompt }) => prompt.text === null)
  if (kind === 'sentence' && toContribute.length > 0 && toContribute.length === listed.length)
    return null
  const first = kind === 'word' ? chooseRecordingList(listed, { kind: 'core' }) : []
  return (
    <section className="book-page" aria-labelledby={`${titleId} ${titleId}-course`}>
      <div className="margin">
        <Icon of={Mic} />
      </div>
      <div className="text">
        <div className="row-line">
          <h2 id={titleId}>
            {listed.length === 0 ? (
              <Trans>Nothing to record yet</Trans>
            ) : next === undefined ? (
              <Trans>All recorded</Trans>
            ) : (
              <Trans>Next to record</Trans>
            )}
          </h2>
          <span className="chip" id={`${titleId}-course`}>
            {glossIn(summary.name, language)}
          </span>
        </div>
        {next?.text != null && (
          <p className="ruled">
            <WordText lang={summary.htmlLang} size="large">
              {next.text}
            </WordText>
          </p>
        )}
        <p className="soft">
          {listed.length === 0 ? (
            <Trans>No sentences yet. They are only added from a published source.</Trans>
          ) : next === undefined ? (
            kind === 'word' ? (
              <>
                <Trans>Every word of the course has its recording. Thank you!</Trans>{' '}
                {first.length > 0 && (
                  <Plural
                    value={first.length}
                    one="# everyday word comes next."
                    other="# everyday words come next."
                  />
                )}
              </>
            ) : (
              <Trans>Every sentence of the course has its recording. Thank you!</Trans>
            )
          ) : (
            <>
              {kind === 'word' ? (
                <Plural value={all.length} one="# word to record." other="# words to record." />
              ) : (
                <Plural
                  value={all.length}
                  one="# sentence to record."
                  other="# sentences to record."
                />
              )}
              {asked > 0 && (
                <>
                  {' '}
                  <Plural
                    value={asked}
                    one="# requested by learners."
                    other="# requested by learners."
                  />
                </>
              )}
            </>
          )}
        </p>
        {next === undefined && first.length > 0 && (
          <Link
            to={listAddress(pathOf(kind), summary.course, { kind: 'core' })}
            className="button main wide"
          >
            <Trans>Add everyday words</Trans>
          </Link>
        )}
        {next !== undefined && (
          <Link
            to={listAddress(pathOf(kind), summary.course, { kind: 'all' })}
            className="button main wide"
          >
            <Trans>Continue recording</Trans>
          </Link>
        )}
      </div>
    </section>
  )
}
