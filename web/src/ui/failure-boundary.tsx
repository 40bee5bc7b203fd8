import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { reportProblem } from '../platform/report-problem.ts'
import { loadNewestVersion } from '../platform/service-worker/load-newest-version.ts'

interface FailureBoundaryProps {
  /** Identifies what is shown; with something else the boundary begins again. */
  of: unknown
  /** It stands inside a page, which stays. */
  isPart?: boolean
  children: ReactNode
}

/** A calm page where something broke or its code did not arrive. Opening it again starts again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportProblem('showing a page', error)
  }

  override componentDidUpdate(before: FailureBoundaryProps) {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.isPart === true) return <Failure />
    return (
      <main className="auth">
        <Failure />
      </main>
    )
  }
}

function Failure() {
  return (
    <div className="form stack">
      <h1>
        <Trans>This page couldn’t be opened</Trans>
      </h1>
      <p>
        <Trans>Your progress is safe. Check your connection, then try again.</Trans>
      </p>
      <button type="button" className="button main wide" onClick={() => void loadNewestVersion()}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}
