import type { Notice } from './notice.ts'
import { useDecidedTakes } from './use-decided-takes.ts'
import { useDueItems } from './use-due-items.ts'
import { useNewVersion } from './use-new-version.ts'
import { useRefusedAnswers } from './use-refused-answers.ts'
import { useRefusedReports } from './use-refused-reports.ts'
import { useReportAnswers } from './use-report-answers.ts'

/** All that the bell tells now, most pressing first. A further source is a further line here. */
export function useNotices(): Notice[] {
  return [
    ...useDueItems(),
    ...useDecidedTakes(),
    ...useReportAnswers(),
    ...useRefusedAnswers(),
    ...useRefusedReports(),
    ...useNewVersion(),
  ]
}
