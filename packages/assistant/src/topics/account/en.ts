import type { AccountRole } from '@halyard/contracts/accounts/roles.ts';
import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { inWords } from '../in-words.ts';

type Preferences = Settings['preferences'];

const roles: Readonly<Record<AccountRole, string>> = { admin: 'Administrator', analyst: 'Analyst', user: 'User' };
const languages: Readonly<Record<Preferences['language'], string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  ja: 'Japanese',
};
const timezones: Readonly<Record<Preferences['timezone'], string>> = {
  UTC: 'UTC',
  EST: 'Eastern Time',
  PST: 'Pacific Time',
  GMT: 'GMT',
};
const themes: Readonly<Record<Preferences['theme'], string>> = { light: 'Light', dark: 'Dark', system: 'System' };
const views: Readonly<Record<Preferences['defaultView'], string>> = {
  dashboard: 'Dashboard',
  threats: 'Threat Analysis',
  network: 'Entity Network',
  security: 'Security Operations',
};
const isOnOff = (isOn: boolean) => (isOn ? 'on' : 'off');

/** Questions about the own account and settings in English. */
export const account = {
  phrases: {
    'topic:me': inWords(`
      who am i, am i, my account, my profile, my data, account, profile, account details, my details,
      my account details, account info, account information, my account info, my info
    `),
    'topic:role': inWords(`
      role, my role, permissions, rights, access level, permission level, what am i allowed to do
    `),
    'topic:email': inWords('email, e-mail, email address, e-mail address, mail address'),
    'topic:username': inWords('username, user name, login name, my name'),
    'topic:company': inWords('company, organisation of mine, my company'),
    'topic:memberSince': inWords(`
      member since, since when do i have an account, since when am i a member, my account created,
      when did i create my account, when was my account created, how old is my account, when did i join,
      when did i register, when did i sign up, how long have i been a member, how long have i had this account,
      how long have i had my account, age of my account, account age, since when do i have this account
    `),
    'topic:language': inWords('language, which language, language setting'),
    'topic:timezone': inWords('time zone, timezone, time zones, timezones, what time zone, which time zone'),
    'topic:dateFormat': inWords('date format, format of dates, dates shown'),
    'topic:theme': inWords(`
      theme, dark mode, light mode, colour theme, color theme, colour scheme, color scheme, night mode, dark theme,
      light theme, appearance
    `),
    'topic:defaultView': inWords('default view, start screen, start page, home screen, landing page, default screen'),
    'topic:twoFactor': inWords(`
      two-factor authentication, two factor authentication, two-factor, two factor, 2fa, mfa, second factor,
      multi-factor authentication, two-step verification, authenticator, authenticator app, use 2fa, using 2fa,
      uses 2fa, use two-factor authentication, using two-factor authentication, use two factor authentication,
      using two factor authentication, use mfa, using mfa, have two-factor authentication, have 2fa
    `),
    'topic:recoveryCodes': inWords(`
      recovery codes, recovery code, backup codes, recovery codes left, recovery codes are left
    `),
    'topic:sessionTimeout': inWords(`
      session timeout, session time-out, how long is my session, how long does my session last, idle timeout, timeout, time-out, idle limit, automatic sign-out,
      signed out automatically, logged out automatically, be signed out, be logged out, session last,
      session expire, session end, sign me out
    `),
    'topic:passwordExpiry': inWords(`
      password expiry, password expire, password expires, password expiration, password have to be replaced,
      have to change my password, need to change my password, password run out, password valid,
      until my password expires, when does my password expire, when will my password expire, does my password expire,
      is my password still valid, how long is my password valid, days until my password expires,
      do i have to change my password, when do i have to change my password, when do i need to change my password,
      do i need to change my password, how often do i have to change my password, must i change my password,
      when must i change my password
    `),
    'topic:passwordChanged': inWords(`
      change my password last, last change my password, password last changed, password changed, age of my password,
      last changed my password, changed my password, how old is my password, last password change,
      when did i change my password, when did i last change my password, when have i changed my password,
      did i change my password
    `),
    'topic:session': inWords(`
      session, sessions, where am i signed in, where am i logged in, am i signed in, am i logged in, open sessions,
      signed-in devices, places where i am signed in, active sessions, my sessions, my active sessions,
      where am i still logged in, where else am i logged in, where else am i signed in
    `),
    'topic:device': inWords('device, devices, remembered devices, known devices, device list'),
    'topic:loginNotifications': inWords(`
      login notifications, sign-in notifications, login alerts, login notification, sign-in notification,
      notified when i log in, notified of logins
    `),
    'topic:deviceManagement': inWords('device management'),
    'topic:emailNotifications': inWords(`
      email notifications, e-mail notifications, notifications by email, notified by email
    `),
    'topic:pushNotifications': inWords('push notifications, browser notifications, push messages'),
    'topic:securityAlerts': inWords('security alerts'),
    'topic:entityUpdates': inWords('entity updates'),
    'topic:systemUpdates': inWords('system updates'),
    'topic:marketingEmails': inWords('marketing emails, marketing e-mails, marketing mails, newsletter'),
    'topic:apiKey': inWords('api key, api keys, an api key, api token'),
    'topic:apiAccess': inWords('api access, access to the api, api'),
    'topic:rateLimit': inWords('rate limit, rate limits, api limit, requests per minute, rate limiting'),
    'topic:origins': inWords('allowed origins, origins, allowed origin'),
    'topic:webhook': inWords('webhook, webhooks, a webhook, webhook address, webhook url'),
    'topic:deletion': inWords(`
      deletion of my account, delete request, my deletion request, asked for my account to be deleted
    `),
    'topic:settings': inWords('settings, preferences, my settings, configuration, options'),
    'switch:any': inWords(`
      on, off, enabled, disabled, turned on, turned off, switched on, switched off, activated, set up, set,
      configured, protected by, in use
    `),
    'verb:account': inWords('am, my own, use, using, used, long, how long, how long until, until, me out'),
  },
  examples: [
    'What is my role?',
    'Which language and time zone do I use?',
    'Is two-factor authentication on?',
    'When does my password expire?',
    'Where am I signed in?',
    'Do I have an API key?',
    'What is my session timeout?',
    'What are my settings?',
  ],
  labels: {
    profile: 'My profile',
    settings: 'My settings',
    sessions: 'My sessions',
    devices: 'My devices',
    webhook: 'My webhook',
  },
  roles,
  languages,
  timezones,
  themes,
  views,
  me: (name: string, role: string) => `You are ${name}; your role is ${role}.`,
  role: (role: string) => `Your role is ${role}.`,
  asksForRole: (role: string) => `Your request for the role ${role} waits for an administrator.`,
  email: (address: string) => `Your email address is ${address}.`,
  signsInWith: (address: string) => `Until the new address is verified, you sign in with ${address}.`,
  username: (name: string) => `Your user name is ${name}.`,
  company: (name: string) => `Your company is ${name}.`,
  noCompany: 'No company is stated in your account.',
  memberSince: (at: string) => `You have had this account since ${at}.`,
  language: (name: string) => `Your language is ${name}.`,
  timezone: (name: string) => `Your time zone is ${name}.`,
  dateFormat: (format: string) => `Your date format is ${format}.`,
  theme: (name: string) => `Your theme is ${name}.`,
  defaultView: (name: string) => `After signing in, ${name} opens.`,
  twoFactor: (isOn: boolean) => `Two-factor authentication is ${isOnOff(isOn)}.`,
  recoveryCodes: (n: number, figure: string) => `${figure} recovery ${n === 1 ? 'code is' : 'codes are'} left.`,
  noRecoveryCodes: 'Two-factor authentication is off, so you need no recovery codes.',
  /** A cloud user pool keeps some of it to itself. */
  recoveryCodesUnknown: 'How many recovery codes are left is not known here: the cloud user pool keeps that to itself.',
  sessionTimeout: (n: number, figure: string) =>
    `Your session ends after ${figure} ${n === 1 ? 'minute' : 'minutes'} without activity.`,
  passwordExpiry: (day: string, figure: string) =>
    `Your password has to be replaced by ${day}. A password may be ${figure} days old.`,
  passwordExpired: (day: string) => `Your password had to be replaced by ${day}.`,
  passwordChanged: (at: string) => `Your password was last changed ${at}.`,
  passwordUnknown:
    'When your password was set, and when it has to be replaced, is not known here: the cloud user pool keeps that to itself.',
  sessions: (n: number, figure: string) => `You are signed in with ${figure} ${n === 1 ? 'session' : 'sessions'}.`,
  devices: (n: number, figure: string) => `${figure} ${n === 1 ? 'device is' : 'devices are'} in your list.`,
  noDevices: 'Device management is off, so no list of devices is kept.',
  toggles: {
    loginNotifications: (isOn: boolean) => `Login notifications are ${isOnOff(isOn)}.`,
    deviceManagement: (isOn: boolean) => `Device management is ${isOnOff(isOn)}.`,
    emailNotifications: (isOn: boolean) => `Email notifications are ${isOnOff(isOn)}.`,
    pushNotifications: (isOn: boolean) => `Push notifications are ${isOnOff(isOn)}.`,
    securityAlerts: (isOn: boolean) => `Security alerts are ${isOnOff(isOn)}.`,
    entityUpdates: (isOn: boolean) => `Entity updates are ${isOnOff(isOn)}.`,
    systemUpdates: (isOn: boolean) => `System updates are ${isOnOff(isOn)}.`,
    marketingEmails: (isOn: boolean) => `Marketing emails are ${isOnOff(isOn)}.`,
    apiAccess: (isOn: boolean) => `API access is ${isOnOff(isOn)}.`,
  },
  apiKey: 'You have an API key. The key itself is never shown here.',
  noApiKey: 'You have no API key.',
  rateLimit: (figure: string) => `Your rate limit is ${figure} requests per minute.`,
  origins: (n: number, figure: string) => `${figure} ${n === 1 ? 'origin is' : 'origins are'} allowed to use your key.`,
  webhook: (n: number, figure: string) =>
    `You have a webhook; ${figure} of its last deliveries ${n === 1 ? 'was' : 'were'} given up.`,
  noWebhook: 'You have no webhook.',
  deletion: (at: string) => `You asked for your account to be deleted ${at}.`,
  noDeletion: 'You have not asked for your account to be deleted.',
  captions: { sessions: 'Sessions', devices: 'Devices', origins: 'Allowed origins' },
  columns: {
    program: 'Device or program',
    address: 'Address',
    started: 'Signed in',
    lastUsed: 'Last used',
    remembered: 'Remembered',
    origin: 'Origin',
  },
  thisOne: (name: string) => `${name} (this one)`,
  unknownProgram: 'Unknown program',
  yes: 'yes',
  no: 'no',
};
