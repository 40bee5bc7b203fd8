import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { Link } from 'wouter'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { useCourse, useCourses } from '../../../platform/course-store/use-courses.ts'
import { useNavigate, usePassedState, useQuery } from '../../../platform/navigation/history.ts'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import { useVoices } from '../../../platform/voice-store/use-voices.ts'
import { backState, saidParameter } from '../../../platform/navigation/learner-addresses.ts'
import { EmptyPage } from '../../../ui/empty-page.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { RecordFlow } from './record-flow.tsx'
import { VoiceList } from './voice-list.tsx'
import './voices.css'

/** `/dashboards/learner/search/voices`: one's private voices; with `items`, somebody is recorded. */
export function VoicesScreen() {
  const { t } = useLingui()
  const { userId } = usePracticeStore()
  const [query] = useQuery()
  const own = useVoices(userId)
  const items = query.get(saidParameter)?.split(',')
  const courses = useCourses(userId)
  const list = courses.status === 'ready' ? courses.value : []
  const [asked] = items ?? own.recordings.map(({ item }) => item)
  const summary = list.find(({ course }) => course === asked?.split('.')[0])
  if (own.status === 'loading') return <Waiting />
  if (own.status === 'failed') {
    return (
      <>
        <PageHeading title={t`My voices`} />
        <Banner kind="bad">
          <Trans>This device’s storage isn’t responding. Reload the page to try again.</Trans>
        </Banner>
      </>
    )
  }
  return items === undefined ? (
    <Listed summary={summary} own={own} />
  ) : (
    <Recorded items={items} summary={summary} own={own} isListed={courses.status === 'ready'} />
  )
}

type Own = ReturnType<typeof useVoices>

function Waiting() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`My voices`} />
      <Loading />
    </>
  )
}

function Listed({ summary, own }: { summary: CourseSummary | undefined; own: Own }) {
  const { userId } = usePracticeStore()
  const course = useCourse(userId, summary)
  const texts = new Map(
    course.status === 'ready' ? listAll(course.value).map(({ id, text }) => [id, text]) : [],
  )
  const textOf = (item: string) => texts.get(item) ?? item
  return <VoiceList userId={userId} own={own} textOf={textOf} onChanged={own.sync} />
}

interface RecordedProps {
  items: readonly string[]
  summary: CourseSummary | undefined
  own: Own
  isListed: boolean
}

const passedSchema = v.object({ [backState]: v.string() })

function Recorded({ items, summary, own, isListed }: RecordedProps) {
  const { t } = useLingui()
  const { userId } = usePracticeStore()
  const navigate = useNavigate()
  const course = useCourse(userId, summary)
  const passed = usePassedState()
  const page = items.length === 1 ? `${pagePaths.learnerSearch}/${items[0]}` : undefined
  const back = v.is(passedSchema, passed) ? passed[backState] : page
  if (isListed && summary === undefined) return <NotHere />
  const leave = () => {
    if (back === undefined) history.back()
    else navigate(back)
  }
  return (
    <div className="stack record-voice">
      <button type="button" className="button plain hanging" onClick={leave}>
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      {course.status !== 'ready' && <PageHeading title={t`My voices`} />}
      <LoadedPart of={course}>
        {(loaded) => (
          <Flow loaded={loaded} items={items} userId={userId} own={own} onLeave={leave} />
        )}
      </LoadedPart>
    </div>
  )
}

interface FlowProps {
  loaded: Course
  items: readonly string[]
  userId: string
  own: Own
  onLeave: () => void
}

function Flow({ loaded, items, userId, own, onLeave }: FlowProps) {
  // As they were at the start: an update of the course in the middle changes no order.
  const [course] = useState(loaded)
  const known = new Map(listAll(course).map((item) => [item.id, item]))
  const found = items.flatMap((id) => known.get(id) ?? [])
  if (found.length === 0) return <NotHere />
  return (
    <RecordFlow
      userId={userId}
      course={course}
      items={found}
      own={own}
      onKept={own.sync}
      onLeave={onLeave}
    />
  )
}

const listAll = ({ units }: Course) =>
  units.flatMap(({ words, sentences = [] }) => [...words, ...sentences])

function NotHere() {
  const { t } = useLingui()
  return (
    <EmptyPage heading={<PageHeading title={t`This word is no longer in the course`} />}>
      <Link to={pagePaths.learnerSearch} className="button main">
        <Trans>Search</Trans>
      </Link>
    </EmptyPage>
  )
}
