import { pagePaths } from '@mboa/contract'
import { BookA, TextQuote } from 'lucide-react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { listMeanings } from '../../ui/list-meanings.ts'
import { WordText } from '../../ui/word-text.tsx'
import type { CourseItem } from './course-items.ts'

interface ResultRowProps {
  item: CourseItem
  isSentence: boolean
  htmlLang: string
}

/** One word or sentence that was found; the row leads to all that is known of it. */
export function ResultRow({ item, isSentence, htmlLang }: ResultRowProps) {
  const { language } = useInterfaceLanguage()
  return (
    <LinkRow
      icon={isSentence ? TextQuote : BookA}
      to={`${pagePaths.learnerSearch}/${item.id}`}
      title={<WordText lang={htmlLang}>{item.text}</WordText>}
    >
      <p className="small soft">{listMeanings(glossIn(item.gloss, language))}</p>
    </LinkRow>
  )
}
