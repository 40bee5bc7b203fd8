import { Trans } from '@lingui/react/macro'
import type { ReportedItem } from '@mboa/contract'
import { Flag } from 'lucide-react'
import type { WrittenLanguage } from '../../../exercises/typing/written-language.ts'
import { MarginRow } from '../../../ui/margin-rows.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import type { DeskOf } from '../desk-options.ts'
import { ReportedReason } from './reported-reason.tsx'
import { TakesToHear } from './takes-to-hear.tsx'
import { Meanings } from './told-text.tsx'

interface ReportRowProps {
  of: DeskOf
  reported: ReportedItem
  language: WrittenLanguage
}

/** A word that learners report, with all they say of it; each is decided for itself. */
export function ReportRow({ of, reported, language }: ReportRowProps) {
  const { item, present, takes } = reported
  const text = present?.text ?? item
  return (
    <MarginRow icon={Flag}>
      <div className="grow">
        {present === null ? (
          <p>
            <Trans>
              <span className="address">{item}</span> is no longer in the course.
            </Trans>
          </p>
        ) : (
          <>
            <WordText lang={language.htmlLang}>{present.text}</WordText>
            <Meanings gloss={present.gloss} />
          </>
        )}
      </div>
      <TakesToHear takes={takes} text={text} />
      <ul className="desk-reported">
        {reported.reported.map((each) => (
          <ReportedReason
            key={`${each.reason} ${each.answer}`}
            of={of}
            about={reported}
            reported={each}
            language={language}
          />
        ))}
      </ul>
    </MarginRow>
  )
}
