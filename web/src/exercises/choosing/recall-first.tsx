import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** Long enough to recall a word that is known. */
const recallMs = 4_000

interface RecallFirstProps {
  /** False once the choices are to be seen. */
  isWaiting: boolean
  /** The choices are to be seen: keep it (`useCallback`). */
  onShow: () => void
}

/**
 * Stands in the place of choices until what is asked has been recalled: for four seconds, or until
 * the learner shows them, by Enter as well.
 */
export function RecallFirst({ isWaiting, onShow }: RecallFirstProps) {
  const { t } = useLingui()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(onShow, recallMs)
    const showByKey = ({ key, target }: KeyboardEvent) => {
      // What has the focus is pressed by it.
      const isPress = target instanceof Element && target.closest('button, a, dialog') !== null
      if (key === 'Enter' && !isPress) onShow()
    }
    document.addEventListener('keydown', showByKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', showByKey)
    }
  }, [isWaiting, onShow])

  return (
    <>
      {isWaiting && (
        <div className="recall">
          <p className="soft">{t`Recall it first.`}</p>
          <button type="button" className="button second" onClick={onShow}>
            {t`Show the choices`}
          </button>
        </div>
      )}
      <div role="status" className="only-assistive">
        {isWaiting ? t`The choices come in a moment.` : t`Here are the choices.`}
      </div>
    </>
  )
}
