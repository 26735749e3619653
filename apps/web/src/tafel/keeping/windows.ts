/** Windows: those with the slates of this device. */
import { windowsOf } from '../../storage/windows.js';

export const { tell: tellWindows, whenWritten: whenWrittenElsewhere } = windowsOf('puur-tafel');
