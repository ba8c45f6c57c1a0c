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
      'If you did not request this, ignore this email. Your password is unchanged.',
      'Enter it where you requested it, or open this page:',
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
      'If this was not you, do not share this code. Someone may know your password. Change it now.',
    ],
  }),
  step_up_code: ({ productName, code }) => ({
    subject: `${code} is your ${productName} confirmation code`,
    lines: [
      `Your code to confirm that it is you is ${code}. It is valid for three minutes and works once.`,
      'If this was not you, do not share this code. Someone is signed in to your account and may know your password. Change it immediately.',
    ],
  }),
  text_code: ({ productName, code }) => `${code} is your ${productName} code. Do not share it with anyone.`,
  email_changed_notice: ({ productName }) => ({
    subject: `Your ${productName} email address was changed`,
    lines: [
      'Your account now uses another email address.',
      'If this was not you, contact your administrator immediately.',
    ],
  }),
  password_changed_notice: ({ productName }) => ({
    subject: `Your ${productName} password was changed`,
    lines: [
      'Your password was changed, and your other sessions were ended.',
      'If this was not you, reset your password immediately:',
    ],
  }),
  invitation: ({ productName, temporaryPassword }) => ({
    subject: `You have been invited to ${productName}`,
    lines: [
      `An administrator has created a ${productName} account for you.`,
      `Your temporary password is ${temporaryPassword}. It expires in seven days. Sign in to choose your own password:`,
    ],
  }),
  new_sign_in: ({ productName, at, address, browser }) => ({
    subject: `New sign-in to your ${productName} account`,
    lines: [
      `Someone signed in to your account from a new device: ${at}, IP address ${address}${browser && `, ${browser}`}.`,
      'If this was you, no action is needed. If not, change your password and sign out that session in your profile:',
    ],
  }),
  sign_in_locked: ({ productName }) => ({
    subject: `Sign-in to your ${productName} account was locked`,
    lines: [
      'Sign-in from one network is locked for 15 minutes after too many failed password attempts.',
      'If this was not you, your password was not guessed. We recommend turning on two-factor authentication:',
    ],
  }),
  role_requested: ({ productName, who }) => ({
    subject: `${who} requests a role in ${productName}`,
    lines: [`${who} requests a higher role. Approve or decline it in User Management:`],
  }),
  role_decided: ({ productName, granted }) => ({
    subject: granted ? `Your role in ${productName} was granted` : `Your role request in ${productName} was declined`,
    lines: [
      granted
        ? 'An administrator approved the role you requested. It is effective immediately.'
        : 'An administrator declined the role you requested. Your current role stays unchanged.',
    ],
  }),
  deletion_requested: ({ productName, who }) => ({
    subject: `${who} asks for the ${productName} account to be deleted`,
    lines: [`${who} asks for the account to be deleted. It stays active until you act in User Management:`],
  }),
  password_expires: ({ productName, days }) => ({
    subject: `Your ${productName} password expires soon`,
    lines: [`Your password expires in ${days === 1 ? 'one day' : `${days} days`}. Change it in your profile:`],
  }),
  alert: ({ productName, happened, message }) => ({
    subject: `${productName}: ${happened}`,
    lines: [
      happened,
      ...(message ? [message] : []),
      'You receive this because of your notification preferences. View it in the console:',
    ],
  }),
  alert_digest: ({ productName, happened, more }) => ({
    subject: `${productName}: summary of further notifications`,
    lines: [
      'These notifications were grouped because they occurred close together:',
      ...happened,
      ...(more > 0 ? [`And ${more} more.`] : []),
      'You receive this because of your notification preferences. View all of them in the console:',
    ],
  }),
};
