import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { AudioLines, ListMusic, Mic } from 'lucide-react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useCourses } from '../../platform/course-store/use-courses.ts'
import { useSignedInUser } from '../../platform/session/use-signed-in-user.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { MarginRows } from '../../ui/margin-rows.tsx'
import { Welcome } from './welcome.tsx'

/** `/dashboards/recorder` (specification §2): the welcome, and what waits for a voice. */
export function RecorderHome() {
  const { t } = useLingui()
  const { id, fullName } = useSignedInUser()
  const courses = useCourses(id)
  return (
    <>
      <Welcome name={fullName || t`Recorder`} hidesLogoutOnWide />
      <div className="columns">
        <LoadedPart of={courses}>{(list) => <WaitingWords courses={list} />}</LoadedPart>
        <div className="stack">
          <MarginRows>
            <LinkRow sign={ListMusic} to={pagePaths.recorderRecordings} title={t`Recordings`} />
            <LinkRow sign={Mic} to={pagePaths.recorderWords} title={t`Word Practise`} />
            <LinkRow
              sign={AudioLines}
              to={pagePaths.recorderSentences}
              title={t`Sentence Practise`}
            />
          </MarginRows>
        </div>
      </div>
    </>
  )
}

function WaitingWords({ courses }: { courses: CourseSummary[] }) {
  const { language } = useInterfaceLanguage()
  return (
    <section className="stack tight">
      <h2>
        <Trans>Waiting for a voice</Trans>
      </h2>
      <MarginRows>
        {courses.map((course) => (
          <LinkRow
            key={course.course}
            sign={Mic}
            to={`${pagePaths.recorderWords}?course=${course.course}`}
            title={course.name[language]}
          >
            <p className="small soft">
              <Plural
                value={course.units.reduce((total, { words }) => total + words, 0)}
                one="# word without a recording"
                other="# words without a recording"
              />
            </p>
          </LinkRow>
        ))}
      </MarginRows>
    </section>
  )
}
