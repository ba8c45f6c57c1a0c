import { inWords } from '../../in-words.ts';
import type { HowToWords } from '../instruction.ts';

/** Words of questions about how something is done, in English. */
export const words: HowToWords = {
  'ask:': inWords(`
    how, how do i, how can i, how to, how do you, how do we, how can we, how would i, how should i, how could i,
    how does one, can i, could i, may i, can you, could you, can we, is it possible to, possible to,
    is there a way to, a way to, way to, am i able to, am i allowed to, where do i, where can i, where could i,
    where should i, where do we, show me how to, tell me how to, explain how to, explain,
    what do i have to do to, what do i need to do to, what must i do to, what do i do to, i want to,
    i would like to, i'd like to, i need to, help me, help me to, help with, help, steps to, steps for,
    instructions for, instructions to, guide to, guide for, tutorial for, which screen, on which screen, where,
    how is, how are, do i, what is the way to, which button, when i want to, what are, what is, are there,
    is there, do you have, does halyard support, support, do you support, is, are, does it support, i, me
  `),
  'do:find': inWords(`
    where is, where are, where's, where can i find, where do i find, where do i see, where can i see, find, see,
    view, show, look at, get to, go to, reach, access, browse, display, list, read, check, which screen shows,
    look up, get, where to find, where to see
  `),
  'do:open': inWords('open, opening'),
  'do:add': inWords(`
    add, adding, create, creating, make, making, write, enter, register, put, compose, insert, record, raise,
    report an incident, report a security incident, log, submit, generate, build, define, request, post,
    get a new, note down
  `),
  'do:change': inWords(`
    change, changing, edit, editing, update, modify, set, setting, adjust, switch, choose, select, rename,
    correct, configure, customise, customize, alter, rewrite, manage, define, switch to, set up, use another,
    change to
  `),
  'do:delete': inWords(`
    delete, deleting, remove, removing, get rid of, drop, erase, clear, dismiss, revoke, forget, empty
  `),
  'do:complete': inWords(`
    complete, completing, mark as done, mark done, mark as completed, tick off, finish, check off, tick, as done,
    as completed, mark
  `),
  'do:resolve': inWords('resolve, close, solve, reopen, mitigate'),
  'do:undo': inWords('undo, take back, revert, reverse, roll back, cancel, undoing'),
  'do:restore': inWords('restore, bring back, recover, undelete, get back, restoring'),
  'do:import': inWords('import, importing, upload, load, bring in, ingest, feed in, fetch'),
  'do:export': inWords('export, exporting, download, save, extract, get a copy of'),
  'do:link': inWords('link, linking, connect, attach, associate, relate, tie'),
  'do:start': inWords('start, run, launch, begin, kick off, execute, apply, running, starting, work through, take'),
  'do:assign': inWords('assign, reassign, hand over, assigning, give'),
  'do:escalate': inWords('escalate, escalating'),
  'do:acknowledge': inWords('acknowledge, acknowledging, confirm'),
  'do:triage': inWords(`
    triage, judge, rate, classify, mark as false positive, as false positive, false positive, assess
  `),
  'do:filter': inWords('filter, filtering, narrow down, narrow, sort, search'),
  'do:search': inWords('search, search for, searching, find, look for, look up'),
  'do:move': inWords('move, arrange, rearrange, resize, reorder, arranging'),
  'do:send': inWords('send, push, turn'),
  'do:analyse': inWords('analyse, analyze, analysing, analyzing, evaluate'),
  'do:compare': inWords('compare, comparing, diff'),
  'do:infer': inWords('infer, derive, generate, deduce'),
  'do:validate': inWords('validate, validating, check, test, verify'),
  'do:enable': inWords('on, enable, turn on, switch on, activate, set up, enabling, start using, configure'),
  'do:disable': inWords(`
    off, disable, turn off, switch off, deactivate, stop, lock, block, suspend, disabling, mute, silence,
    unsubscribe from
  `),
  'do:use': inWords('use, using, work with, call, talk to, ask'),
  'do:test': inWords('test, try'),
  'do:signIn': inWords('sign in, log in, sign in with, log in with'),
  'do:signOut': inWords('sign out, log out, sign out of, log out of, end, logout, sign off, signing out'),
  'do:invite': inWords('invite, inviting, onboard'),
  'do:approve': inWords('approve, grant, decide, decide on, decline, accept, reject, approving'),
  'do:reset': inWords('reset, resetting'),
  'do:markRead': inWords('mark as read, mark read, read, mark all as read, as read, mark'),
  'do:tell': inWords('tell, inform, notify, message'),
  'do:verify': inWords('verify, check, verifying, audit'),
  'thing:task': inWords('task, tasks, to-do, to-dos, todo, todos, task list, my tasks'),
  'thing:priority': inWords('priority, priorities, high priority, the priority of'),
  'thing:dueDate': inWords('due date, due dates, deadline, deadlines'),
  'thing:shortcut': inWords(`
    shortcut, shortcuts, keyboard shortcuts, keyboard shortcut, hotkeys, hot keys, keys, keyboard
  `),
  'thing:widget': inWords('widget, widgets, layout, dashboard layout'),
  'thing:dashboard': inWords('dashboard, home, intelligence dashboard'),
  'thing:incident': inWords(`
    report an incident, report a security incident, incident, incidents, security incident, security operations,
    security incidents
  `),
  'thing:status': inWords('status, state, the status of'),
  'thing:severity': inWords('severity'),
  'thing:note': inWords('note, notes, internal note, comment, comments'),
  'thing:update': inWords('update, updates, timeline entry, timeline'),
  'thing:assignee': inWords('assignee, person in charge, owner'),
  'thing:record': inWords(`
    record, records, related record, something, anything, everything, deleted records, a deleted record
  `),
  'thing:playbook': inWords('playbook, playbooks, checklist, checklists, runbook, runbooks'),
  'thing:report': inWords('report, reports, incident report, reporting'),
  'thing:alert': inWords('alert, alerts'),
  'thing:rule': inWords('rule, rules, alert rule, alert rules, alerting rule, alerting rules, detection rule'),
  'thing:threat': inWords('threat, threats, indicator, indicators, threat analysis, ioc, iocs'),
  'thing:map': inWords('map, threat map, world map'),
  'thing:entity': inWords(`
    entity, entities, person, organisation, organization, location, organisations, organizations, persons
  `),
  'thing:connection': inWords('connection, connections, relationship, relationships, relation, relations'),
  'thing:network': inWords('network, entity network, network analysis'),
  'thing:graph': inWords('graph, network graph, picture of the graph'),
  'thing:path': inWords(`
    path, paths, shortest path, a path between, path between, shortest path between, connection between
  `),
  'thing:import': inWords('import, imports, import list, imported file'),
  'thing:stix': inWords('stix, stix bundle, stix bundles, stix 2.1, bundle, stix file, stix data'),
  'thing:csv': inWords('csv, csv file, csv files, spreadsheet, excel, a table, from csv'),
  'thing:file': inWords('file, files, sample file, feed, feeds'),
  'thing:data': inWords('data, intelligence, sample, example data, dataset, my own data'),
  'thing:refusal': inWords(`
    refused, refused rows, refused objects, rejected rows, rejected objects, refusals, import errors, rejected,
    errors, was refused, were refused, what was refused
  `),
  'thing:crime': inWords(`
    crime, crimes, police data, crime data, police files, crime analysis, crime data analysis, police
  `),
  'thing:month': inWords('month, months, two months, a month'),
  'thing:area': inWords('area, areas, boroughs, two areas, cities'),
  'thing:analysis': inWords('analysis, analyses, crime analysis, result'),
  'thing:row': inWords('crime rows, crime records, rows'),
  'thing:coverage': inWords('coverage, coverage ledger, data coverage'),
  'thing:schema': inWords('schema, schemas, json schema, json schemas, schema explorer'),
  'thing:version': inWords('version, versions, new version, schema version, schema versions, two versions'),
  'thing:json': inWords('json, json document, json file'),
  'thing:document': inWords('document, documents, payload'),
  'thing:typescript': inWords('typescript, typescript types, types'),
  'thing:theme': inWords(`
    theme, dark mode, light mode, dark theme, light theme, colours, colors, colour scheme, color scheme,
    appearance
  `),
  'thing:language': inWords('language, languages, german, spanish, french, japanese, english, the language to'),
  'thing:timezone': inWords('time zone, timezone, zone'),
  'thing:dateFormat': inWords('date format, format of dates, how dates are shown'),
  'thing:defaultView': inWords('default view, start screen, start page, home screen, first screen, default screen'),
  'thing:density': inWords('density, spacing, compact view, compact, row height'),
  'thing:sessionTimeout': inWords(`
    session timeout, timeout, idle timeout, automatic sign-out, automatic logout, time-out, session time-out
  `),
  'thing:passwordExpiry': inWords(`
    password expiry, password expiration, expiry of passwords, how long a password is valid
  `),
  'thing:twoFactor': inWords(`
    two-factor authentication, two factor authentication, two-factor, two factor, 2fa, mfa, second factor,
    authenticator, authenticator app, totp
  `),
  'thing:recoveryCode': inWords('recovery code, recovery codes, backup codes, backup code'),
  'thing:passkey': inWords('passkey, passkeys, webauthn, security key, security keys, fido, fingerprint, yubikey'),
  'thing:apiKey': inWords('api key, api keys, api token, api access, access token'),
  'thing:api': inWords('api, api reference, rest api, api documentation, api docs, openapi'),
  'thing:webhook': inWords('webhook, webhooks'),
  'thing:origin': inWords('allowed origin, allowed origins, origin, origins'),
  'thing:rateLimit': inWords('rate limit, rate limits'),
  'thing:notification': inWords(`
    notification, notifications, all notifications, email notifications, e-mail notifications
  `),
  'thing:mail': inWords('email, e-mail, emails, e-mails, mail, mails, email address, e-mail address, by email'),
  'thing:push': inWords('push, push notifications, browser notifications'),
  'thing:announcement': inWords(`
    announcement, announcements, message to everybody, message to everyone, message to all
  `),
  'thing:everybody': inWords('everybody, everyone, all users, the team, all'),
  'thing:password': inWords('password, my password'),
  'thing:username': inWords('username, user name, my name, name'),
  'thing:session': inWords(`
    session, sessions, other sessions, all other sessions, everywhere, everywhere else, all sessions
  `),
  'thing:device': inWords('device, devices, other devices, all devices, my devices'),
  'thing:myData': inWords(`
    my data, my personal data, personal data, all my data, the data about me, what is stored about me
  `),
  'thing:account': inWords('account, my account, the account'),
  'thing:profile': inWords('profile, my profile, your profile'),
  'thing:user': inWords(`
    user, users, colleague, colleagues, user account, user management, somebody, someone, team member, people,
    another person, a person, accounts
  `),
  'thing:role': inWords(`
    role, roles, higher role, role request, role requests, permissions, rights, an administrator, the role of
  `),
  'thing:request': inWords('request, requests'),
  'thing:change': inWords('change, changes, a change, mistake, a mistake, an action, action, what i did'),
  'thing:assistant': inWords('assistant, chat, ai, chat box, ai assistant, you'),
  'thing:chat': inWords('chat, conversation, chat history, history, this conversation'),
  'thing:model': inWords(`
    model, external model, language model, llm, ai model, ollama, openai, anthropic, vllm, claude, gpt,
    an external model, another model
  `),
  'thing:sample': inWords('sample data, demo data, sample records, sample workspace, example records, test data'),
  'thing:backup': inWords(`
    backup, backups, a backup, back up, database backup, back up the database, back up the data
  `),
  'thing:audit': inWords('audit log, audit trail, audit, audit chain, the chain, audit entries'),
  'thing:settings': inWords('settings, preferences, options, my settings'),
  'filler:': inWords(`
    turn, switch, the, a, an, my, of, in, on, at, to, for, with, our, please, there, again, from, into, it, one, this, that,
    these, those, using, via, by, as, some, any, new, existing, here, own, myself, and, or, their, its, your,
    old, another, other, more, list, screen, page, halyard, hey, hi, hello, which, what, we, be, is, are, do,
    does, over, between, against, about, open, current, several, two, deleted, quickly, best, easily, now, settings,
    setting, option, option for, found, shown, called, located, 's, onto, off
  `),
};
