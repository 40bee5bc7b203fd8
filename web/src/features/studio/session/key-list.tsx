import { Trans } from '@lingui/react/macro'

/** What the keys of a computer do here. */
export function KeyList() {
  return (
    <section className="stack tight only-wide">
      <h3>
        <Trans>Keyboard shortcuts</Trans>
      </h3>
      <dl className="key-list small">
        <dt>
          <Trans>Space</Trans>
        </dt>
        <dd>
          <Trans>start, stop</Trans>
        </dd>
        <dt>→ ←</dt>
        <dd>
          <Trans>next and previous word</Trans>
        </dd>
        <dt>P</dt>
        <dd>
          <Trans>listen to the last recording</Trans>
        </dd>
        <dt>R</dt>
        <dd>
          <Trans>record it again</Trans>
        </dd>
        <dt>
          <Trans context="key">Delete</Trans>
        </dt>
        <dd>
          <Trans>delete it</Trans>
        </dd>
      </dl>
    </section>
  )
}
