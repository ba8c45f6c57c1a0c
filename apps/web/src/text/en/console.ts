import { apiReference } from './api-reference.ts';
import { dashboard } from './dashboard.ts';
import { navigation } from './navigation.ts';
import { priorities } from './priorities.ts';
import { signals } from './signals.ts';
import { visitors } from './visitors.ts';

export const english = { ...visitors, apiReference, dashboard, navigation, priorities, signals };
