import type { Course } from '../../../platform/course-store/course-store.ts'
import { SettledConvention } from '../../../platform/practice-store/settled-convention.tsx'
import { InstallHint } from '../../../ui/this-device/install-hint.tsx'
import { WeekCard } from '../week-card.tsx'
import { ClothCard } from './cloth-card.tsx'
import { LastWords } from './last-words.tsx'
import { PhraseCard } from './phrase-card.tsx'

interface HomeRewardsProps {
  course: Course
  /** What stands on today's card; the rest stands beside it. */
  isOfToday?: boolean
}

/** What practice has come to, on the home page of who has practised; only they are asked to install. */
export function HomeRewards({ course, isOfToday = false }: HomeRewardsProps) {
  if (isOfToday) return <LastWords course={course} />
  return (
    <>
      <PhraseCard course={course} />
      <ClothCard course={course} />
      <WeekCard course={course} />
      <InstallHint />
      <SettledConvention course={course.summary} />
    </>
  )
}
