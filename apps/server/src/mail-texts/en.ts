import type { MailTexts } from './mail-texts.ts';

export const english: MailTexts = {
  sign_up_code: ({ productName, code }) => ({
    subject: `${code} is your ${productName} verification code`,
    lines: [
      `Your verification code is ${code}. It is valid for 24 hours.`,
      'Enter it where you registered, or open this page and press Verify:',
    ],
  }),
  reset_code: ({ productName, code }) => ({
    subject: `${code} is your ${productName} password reset code`,
    lines: [
      `Your code to set a new password is ${code}. It is valid for one hour.`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
      'Enter it where you asked for it, or open this page:',
    ],
  }),
  attribute_code: ({ productName, code }) => ({
    subject: `${code} is your ${productName} verification code`,
    lines: [`Your code to confirm this address is ${code}. It is valid for 24 hours.`],
  }),
  sign_in_code: ({ productName, code }) => ({
    subject: `${code} is your ${productName} sign-in code`,
    lines: [
      `Your code to sign in is ${code}. It is valid for three minutes and works once.`,
      'If you are not signing in right now, tell nobody this code: somebody knows your address, and perhaps your password. Choose a new one.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} is your ${productName} confirmation code`,
    lines: [
      `Your code to confirm that it is you is ${code}. It is valid for three minutes and works once.`,
      'If you are not changing anything in your account right now, tell nobody this code: somebody is signed in as you and knows your password. Choose a new one at once.',
    ],
  }),
  text_code: ({ productName, code }) => `${code} is your ${productName} code. Tell nobody, not even us.`,
  email_changed_notice: ({ productName }) => ({
    subject: `Your ${productName} email address was changed`,
    lines: ['Your account now uses another email address.', 'If this was not you, contact your administrator at once.'],
  }),
  password_changed_notice: ({ productName }) => ({
    subject: `Your ${productName} password was changed`,
    lines: [
      'Your password was changed, and your other sessions were ended.',
      'If this was not you, reset your password at once:',
    ],
  }),
  invitation: ({ productName, temporaryPassword }) => ({
    subject: `You have been invited to ${productName}`,
    lines: [
      `An administrator has made an account for you in ${productName}.`,
      `Your temporary password is ${temporaryPassword}. It is valid for seven days; you choose your own when you sign in:`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `New sign-in to your ${productName} account`,
    lines: [
      `Somebody signed in to your account from a device that is not remembered: ${at}, address ${address}${browser && `, ${browser}`}.`,
      'If this was you, there is nothing to do. If not, change your password and end the session in your profile:',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `Sign-in to your ${productName} account was locked`,
    lines: [
      'Too many wrong passwords were tried for your account, so signing in from there is locked for 15 minutes.',
      'If this was not you, your password still holds; consider turning two-factor authentication on:',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} asks for a higher role in ${productName}`,
    lines: [`${who} asks for a higher role. Grant or decline it in User Management:`],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted ? `Your role in ${productName} was granted` : `Your role request in ${productName} was declined`,
    lines: [
      granted
        ? 'An administrator has granted the role you asked for. It is in force at once.'
        : 'An administrator has declined the role you asked for. Your present role stays as it is.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} asks for the ${productName} account to be deleted`,
    lines: [`${who} asks for the account to be deleted. It stays active until you act in User Management:`],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Your ${productName} password expires soon`,
    lines: [
      `Your password has to be replaced in ${days === 1 ? 'one day' : `${days} days`}. Choose a new one in your profile:`,
    ],
  }),
  alerts: {
    incident_opened: (name) => `New incident: ${name}`,
    incident_edited: (name) => `Incident edited: ${name}`,
    incident_update_added: (name) => `Update on the incident: ${name}`,
    incident_note_added: (name) => `Note on the incident: ${name}`,
    incident_status_changed: (name) => `The status of the incident has changed: ${name}`,
    incident_escalated: (name) => `Incident escalated: ${name}`,
    incident_assigned: (name) => `Incident assigned: ${name}`,
    threat_added: (name) => `New threat: ${name}`,
    threat_severity_changed: (name) => `The severity of the threat has changed: ${name}`,
    threat_status_changed: (name) => `The status of the threat has changed: ${name}`,
    entity_added: (name) => `New entity: ${name}`,
    entity_updated: (name) => `Entity updated: ${name}`,
    import_finished: (name) => `Import finished: ${name}`,
    import_failed: (name) => `Import failed: ${name}`,
    announcement_made: (name) => `Announcement by ${name}`,
  },
  alert: ({ productName, happened, message }) => ({
    subject: `${productName}: ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'You receive this because of your notification preferences. See it in the console:',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName}: summary of further notifications`,
    lines: [
      'These notifications came too close together to be sent one by one:',
      ...happened,
      ...(more > 0 ? [`And ${more} more.`] : []),
      'You receive this because of your notification preferences. See them all in the console:',
    ],
  }),
};
