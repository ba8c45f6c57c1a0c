import type { sessionEnded as english } from '../../en/public/session-ended.ts';

export const sessionEnded: typeof english = {
  expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  idle: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  rejected:
    'Der Server akzeptiert Ihre Sitzung nicht mehr: Sie wurde anderswo beendet oder ist abgelaufen. Bitte melden Sie sich erneut an.',
  deactivated: 'Ihr Konto wurde deaktiviert. Wenden Sie sich an einen Administrator, wenn Sie Zugang benötigen.',
  elsewhere: 'Sie haben sich in einem anderen Tab dieses Browsers abgemeldet. Bitte melden Sie sich erneut an.',
};
