import { Plural, Trans } from '@lingui/react/macro'
import { chooseRecordingList, type RecordingListChoice } from '@mboa/domain'
import { Mic } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import '../../../ui/chip.css'
import { Icon } from '../../../ui/icon.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import { listAddress } from '../../../platform/recording-lists/list-address.ts'
import { WhyAsked } from '../why-asked.tsx'
import { pathOf, type ListedProps } from './list-row.tsx'
import type { RecordingList } from './use-recording-list.ts'

interface NextToRecordProps extends ListedProps {
  list: Pick<RecordingList, 'hasRecorded'>
}

/** What comes next, large, and one button to go on. */
export function NextToRecord({ kind, summary, listed, list: { hasRecorded } }: NextToRecordProps) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const all = chooseRecordingList(listed, { kind: 'all' })
  const [next] = all
  const asked = chooseRecordingList(listed, { kind: 'asked-for' }).length
  const withVoices = chooseRecordingList(listed, { kind: 'more-voices' }).length
  const beyond = listed.filter(
    ({ prompt: { text, state } }) =>
      text === null && (state === 'missing' || state === 'more-voices'),
  )
  // What conversations lack is asked for on a page of its own.
  if (kind === 'sentence' && next === undefined && beyond.length > 0) return null
  const [firstBeyond] = beyond
  const first = chooseRecordingList(listed, { kind: 'core' })
  const everyday: RecordingListChoice =
    first.length > 0 ? { kind: 'core' } : { kind: 'theme', theme: firstBeyond?.theme ?? '' }
  const areWordsLeft = next === undefined && (first.length > 0 || firstBeyond !== undefined)
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
            ) : areWordsLeft ? (
              <Trans>Everyday words come next</Trans>
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
        {next !== undefined && <WhyAsked prompt={next} />}
        <p className="soft">
          {listed.length === 0 ? (
            <Trans>No sentences yet. They are only added from a published source.</Trans>
          ) : next === undefined ? (
            areWordsLeft ? (
              <Plural
                value={beyond.length + first.filter(({ text }) => text !== null).length}
                one="# everyday word is waiting for your voice."
                other="# everyday words are waiting for your voice."
              />
            ) : kind === 'word' ? (
              <Trans>Every word has its recording. Thank you!</Trans>
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
              {withVoices > 0 && (
                <>
                  {' '}
                  <Plural
                    value={withVoices}
                    one="# has a voice already and wants more."
                    other="# have a voice already and want more."
                  />
                </>
              )}
            </>
          )}
        </p>
        {areWordsLeft && (
          <Link
            to={listAddress(pathOf(kind), summary.course, everyday)}
            className="button main wide"
          >
            <Trans>Record these words</Trans>
          </Link>
        )}
        {next !== undefined && (
          <Link
            to={listAddress(pathOf(kind), summary.course, { kind: 'all' })}
            className="button main wide"
          >
            {hasRecorded ? <Trans>Continue recording</Trans> : <Trans>Start recording</Trans>}
          </Link>
        )}
      </div>
    </section>
  )
}
