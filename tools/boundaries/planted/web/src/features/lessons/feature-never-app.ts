import { router } from '../../app/router.ts'

export const route = router
