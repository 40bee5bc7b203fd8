import { rebuild } from '../../tools/dev/rebuild.ts'

rebuild()
