import { Trans, useLingui } from '@lingui/react/macro'
import type { ConceptSection, Contribution } from '@mboa/contract'
import { useMemo, useState } from 'react'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { useQuery } from '../../../platform/navigation/history.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { Loading } from '../../../ui/loading.tsx'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { Segments } from '../../../ui/segments.tsx'
import { DeviceBlocked } from '../failures.tsx'
import { RecordedCourse } from '../recorded-course.tsx'
import { spelledCourseOf } from '../write/twins.tsx'
import './add-words.css'
import { AskedMeanings } from './asked-meanings.tsx'
import { listSections } from './contributions-api.ts'
import { OwnWords } from './own-words.tsx'
import { UnseenNotice } from './unseen-notice.tsx'
import { TableForm } from './table-form.tsx'
import { ToCheck } from './to-check.tsx'
import { WordForm } from './word-form.tsx'

/** Words and sentences that the course lacks: contributed by one speaker, checked by another. */
export function AddWordsTab() {
  const { id } = useSignedInUser()
  const { store, isBlocked } = useTakeStore()
  if (isBlocked) return <DeviceBlocked />
  if (store === undefined) return <Loading />
  return (
    <RecordedCourse userId={id}>
      {(course) => <AddWords key={course.summary.course} course={course} store={store} />}
    </RecordedCourse>
  )
}

function AddWords({ course, store }: { course: Course; store: TakeStore }) {
  const { t } = useLingui()
  const [parameters] = useQuery()
  const word = parameters.get('word') ?? ''
  const [way, setWay] = useState<'one' | 'table'>('one')
  const [added, setAdded] = useState(0)
  const code = course.summary.course
  const { userId } = store
  const { state } = useResource(useMemo(() => sectionsOf(userId, code), [userId, code]))
  const sections = state.status === 'ready' ? state.value : noSections
  const { htmlLang } = course.summary
  const items = useMemo(() => listItems(course), [course])
  const spelled = useMemo(() => spelledCourseOf(course), [course])
  const known = useMemo(() => ({ htmlLang, sections, items }), [htmlLang, sections, items])

  async function add(contributions: readonly Contribution[]): Promise<Written<unknown>> {
    const stored = await store.contribute(contributions)
    if (stored.ok) setAdded((count) => count + contributions.length)
    return stored
  }

  return (
    <>
      <section className="card stack add-words" aria-labelledby="add-words-heading">
        <h2 id="add-words-heading">
          <Trans>Add what is missing</Trans>
        </h2>
        <Segments
          label={t`How`}
          options={[
            { value: 'one', text: t`One at a time` },
            { value: 'table', text: t`A table (CSV)` },
          ]}
          value={way}
          onChange={setWay}
        />
        <UnseenNotice userId={userId} />
        {way === 'one' ? (
          <WordForm
            key={word}
            course={course}
            sections={sections}
            word={word}
            spelled={spelled}
            add={add}
            userId={userId}
          />
        ) : (
          <TableForm course={course} sections={sections} add={add} />
        )}
      </section>
      <AskedMeanings userId={userId} course={code} known={known} add={add} />
      <ToCheck userId={userId} course={code} known={known} spelled={spelled} add={add} />
      <OwnWords course={code} store={store} added={added} known={known} />
    </>
  )
}

const noSections: readonly ConceptSection[] = []

const sectionsOf = (userId: string, course: string): Source<readonly ConceptSection[]> => ({
  during: 'asking for the concepts',
  ask: () => listSections(userId, course),
})
