import { Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useId } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { compareNames } from '../../i18n/language-names.ts'
import { findOtherLanguages, type NamesByCode } from './find-courses.ts'

interface OtherLanguagesProps {
  courses: readonly CourseSummary[]
  /** What was searched for. */
  query: string
  names: NamesByCode
  /** Whether a course was found by it. */
  isFound: boolean
}

/**
 * Languages that have no course yet and can be recorded: the one that was searched for, or all of
 * them where nothing was found, with what one can do about it.
 */
export function OtherLanguages({ courses, query, names, isFound }: OtherLanguagesProps) {
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const { meant, others } = findOtherLanguages(courses, query, names)
  const listOf = (languages: typeof meant) =>
    languages
      .map((each) => glossIn(each, language))
      .sort(compareNames(language))
      .join(', ')
  const asked = listOf(meant)
  const rest = listOf(others)
  if (meant.length === 0 && isFound) return null
  return (
    <section className="card stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {meant.length > 0 ? (
          <Trans>No course yet: {asked}</Trans>
        ) : (
          <Trans>Languages without a course yet</Trans>
        )}
      </h2>
      {meant.length === 0 && <p>{rest}</p>}
      <p>
        <Trans>
          A course begins with its first recorded words. If you speak one of these languages, or
          know someone who does, tell us: reply to any email from Mboa.
        </Trans>
      </p>
    </section>
  )
}
