import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, type ChangeUnit, type DeskUnit } from '@mboa/contract'
import { ArrowDown, ArrowUp, BookOpen, EyeOff, Hourglass } from 'lucide-react'
import { useRef, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { call } from '../../../platform/network/api-client.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ConfirmDialog, type ConfirmDialogHandle } from '../confirm-dialog.tsx'
import { deskOptions, type DeskOf } from '../desk-options.ts'
import { useAct } from '../use-act.ts'
import { NameForm } from './name-form.tsx'

interface UnitRowProps {
  of: DeskOf
  unit: DeskUnit
  /** The order is on its way. */
  isBusy: boolean
  /** Undefined for the first, and for the last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange: () => void
}

const stateTexts: Readonly<Record<DeskUnit['state'], MessageDescriptor>> = {
  'by-itself': msg`Learners have it.`,
  published: msg`Learners have it.`,
  waiting: msg`Not published yet: its words are practised, without lessons.`,
  'taken-back': msg`Unpublished: learners don’t have it.`,
}

/** A unit that learners get has words. */
const sentencesWait = msg`Not published yet. Learners get its sentences once speakers have given a word, too.`

const icons = {
  'by-itself': BookOpen,
  published: BookOpen,
  waiting: Hourglass,
  'taken-back': EyeOff,
}

/** A unit in its place: moved, named, published or taken back. */
export function UnitRow({ of, unit, isBusy, onUp, onDown, onChange }: UnitRowProps) {
  const { t, i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const [isNaming, setIsNaming] = useState(false)
  const taking = useRef<ConfirmDialogHandle<DeskUnit>>(null)
  const { isBusy: isChanging, failure, act } = useAct('changing a unit')
  const { theme, given, state, words, sentences, heard, lessons } = unit
  const title = glossIn(given ?? unit.title, language)
  const isShown = state === 'by-itself' || state === 'published'
  const send = (body: ChangeUnit) =>
    call(api.changeDeskUnit, { ...deskOptions(of, { id: theme }), body })
  const change = (wanted: ChangeUnit) =>
    act(
      () => send(wanted),
      () => {
        setIsNaming(false)
        onChange()
      },
    )
  return (
    <li>
      <div className="sign">
        <Icon of={icons[state]} />
      </div>
      <div className="text">
        <div className="grow">
          <p className="strong">{title}</p>
          <p className="small soft">
            <Plural value={words} one="# word" other="# words" />
            {', '}
            <Plural value={heard} one="# can be heard" other="# can be heard" />
            {sentences > 0 && (
              <>
                {', '}
                <Plural value={sentences} one="# sentence" other="# sentences" />
              </>
            )}
            {' · '}
            <Plural value={lessons} one="# lesson" other="# lessons" />
          </p>
          <p className="small">
            {i18n._(state === 'waiting' && words === 0 ? sentencesWait : stateTexts[state])}
          </p>
        </div>
        <div className="desk-actions">
          <button
            type="button"
            className="button plain"
            aria-label={t`Move up: ${title}`}
            disabled={onUp === undefined || isBusy}
            onClick={onUp}
          >
            <Icon of={ArrowUp} />
          </button>
          <button
            type="button"
            className="button plain"
            aria-label={t`Move down: ${title}`}
            disabled={onDown === undefined || isBusy}
            onClick={onDown}
          >
            <Icon of={ArrowDown} />
          </button>
          <button
            type="button"
            className="button plain"
            aria-label={t`Rename: ${title}`}
            aria-expanded={isNaming}
            onClick={() => setIsNaming(!isNaming)}
          >
            <Trans>Rename</Trans>
          </button>
          {isShown ? (
            <button
              type="button"
              className="button plain"
              aria-label={t`Unpublish: ${title}`}
              onClick={() => taking.current?.open(unit)}
            >
              <Trans>Unpublish</Trans>
            </button>
          ) : (
            <button
              type="button"
              className="button second"
              aria-label={t`Publish: ${title}`}
              disabled={isChanging}
              onClick={() => change({ act: 'publish' })}
            >
              <Trans>Publish</Trans>
            </button>
          )}
        </div>
        {isNaming && (
          <NameForm
            unit={unit}
            isBusy={isChanging}
            onName={(name) => change({ act: 'name', title: name })}
            onCancel={() => setIsNaming(false)}
          />
        )}
        {failure !== undefined && (
          <p className="small desk-wide" role="alert">
            {i18n._(failure)}
          </p>
        )}
        <ConfirmDialog<DeskUnit>
          ref={taking}
          title={t`Unpublish this unit?`}
          confirm={t`Unpublish`}
          send={() => send({ act: 'take-back' })}
          onDone={() => onChange()}
        >
          {() => (
            <p>
              <Trans>
                The next time learners open Mboa, “{title}” is gone. What they’ve learnt of it is
                kept, and comes back if you publish it again.
              </Trans>
            </p>
          )}
        </ConfirmDialog>
      </div>
    </li>
  )
}
