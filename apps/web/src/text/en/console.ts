import { dashboard } from './dashboard.ts';
import { navigation } from './navigation.ts';
import { priorities } from './priorities.ts';
import { signals } from './signals.ts';
import { visitors } from './visitors.ts';

export const english = { ...visitors, dashboard, navigation, priorities, signals };
