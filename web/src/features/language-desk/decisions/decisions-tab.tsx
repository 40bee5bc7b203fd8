import '../../../ui/margin-rows.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskReports, type DeskWords, type LanguageDesk } from '@mboa/contract'
import { useMemo } from 'react'
import { languageOf } from '../../../exercises/typing/written-language.ts'
import { call } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { MarginRows } from '../../../ui/margin-rows.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { MoreButton } from '../more-button.tsx'
import { usePages } from '../use-pages.ts'
import { ReportRow } from './report-row.tsx'
import { Wanted } from './wanted.tsx'
import { WordRow } from './word-row.tsx'

interface DecisionsTabProps {
  of: DeskOf
  desk: LanguageDesk
}

/** What waits for a decision: words and corrections of speakers, and what learners report. */
export function DecisionsTab({ of, desk }: DecisionsTabProps) {
  const { t } = useLingui()
  const words = useResource(useMemo(() => wordsOf(of), [of]))
  const reports = useResource(useMemo(() => reportsOf(of), [of]))
  return (
    <>
      <p className="soft">
        <Trans>
          What you decide here counts at once, whatever others have said. You can’t decide what you
          contributed yourself.
        </Trans>
      </p>
      <section className="stack" aria-labelledby="desk-words">
        <h2 id="desk-words">{t`Words and corrections`}</h2>
        <LoadedPart of={words.state}>
          {(first) => <Words of={of} first={first} lang={desk.htmlLang} />}
        </LoadedPart>
      </section>
      <section className="stack" aria-labelledby="desk-reports">
        <h2 id="desk-reports">{t`What learners report`}</h2>
        <LoadedPart of={reports.state}>
          {(first) => <Reports of={of} first={first} desk={desk} />}
        </LoadedPart>
      </section>
      {reports.state.status === 'ready' && (
        <Wanted of={of} wanted={reports.state.value.wanted ?? []} />
      )}
    </>
  )
}

const wordsOf = (of: DeskOf): Source<DeskWords> => ({
  during: 'asking which words are to be decided',
  ask: () => call(api.listDeskWords, { ...deskOptions(of), query: { after: '' } }),
})

const reportsOf = (of: DeskOf): Source<DeskReports> => ({
  during: 'asking what learners report',
  ask: () => call(api.listDeskReports, { ...deskOptions(of), query: { after: '' } }),
})

function Words({ of, first, lang }: { of: DeskOf; first: DeskWords; lang: string }) {
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (after: string) => call(api.listDeskWords, { ...deskOptions(of), query: { after } }),
  })
  const words = pages.flatMap((page) => page.words)
  if (words.length === 0) {
    return (
      <p>
        <Trans>No word is waiting.</Trans>
      </p>
    )
  }
  return (
    <>
      <MarginRows>
        {words.map((word) => (
          <WordRow key={word.received.contribution.id} of={of} word={word} lang={lang} />
        ))}
      </MarginRows>
      <MoreButton {...more} />
    </>
  )
}

interface ReportsProps {
  of: DeskOf
  first: DeskReports
  desk: LanguageDesk
}

function Reports({ of, first, desk: { language: course, name, htmlLang } }: ReportsProps) {
  const { pages, ...more } = usePages(first, {
    next: (page) => page.next,
    ask: (after: string) => call(api.listDeskReports, { ...deskOptions(of), query: { after } }),
  })
  const language = useMemo(() => languageOf({ course, name, htmlLang }), [course, name, htmlLang])
  const items = pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <p>
        <Trans>No report is waiting.</Trans>
      </p>
    )
  }
  return (
    <>
      <MarginRows>
        {items.map((reported) => (
          <ReportRow key={reported.item} of={of} reported={reported} language={language} />
        ))}
      </MarginRows>
      <MoreButton {...more} />
    </>
  )
}
