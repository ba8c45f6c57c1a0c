import { inWords } from '../../in-words.ts';
import type { HowToWords } from '../instruction.ts';

/** Words of questions about how something is done, in German. */
export const words: HowToWords = {
  'ask:': inWords(`
      wie, wie kann ich, wie kann man, wie mache ich, wie macht man, wie könnte ich, wie soll ich, wie muss ich,
      kann ich, kann man, darf ich, könnte ich, können wir, ist es möglich, gibt es, gibt es eine möglichkeit,
      wo, wo kann ich, wo kann man, ich möchte, ich will, ich muss, hilf mir, hilf mir beim, erkläre mir,
      erkläre, zeig mir, wie man, zeige mir, anleitung für, anleitung zum, anleitung, was muss ich tun um,
      was muss ich tun, auf welcher seite, welche, welches, wird unterstützt, werden unterstützt, unterstützt,
      ich, mir, man, sind, ist, um zu, zu, ich würde gerne, habe, ich habe, kannst du, können sie
    `),
  'do:find': inWords(`
    wo ist, wo sind, wo finde ich, wo findet man, wo sehe ich, wo sieht man, wo kann ich sehen, wo steht, wo stehen, finde,
    finde ich, finden, sehe, sehen, ansehen, anzeigen, zeige, zeigen, komme ich zu, komme ich zum, komme ich zur, gelange,
    erreiche, bekomme, bekomme ich, lesen, wo bekomme ich, erhalte
  `),
  'do:open': inWords('öffne, öffnen, aufrufen, rufe, auf, eröffne, eröffnen, aufmachen'),
  'do:add': inWords(`
      füge, hinzu, hinzufügen, füge hinzu, erstelle, erstellen, lege, an, anlegen, mache, machen, schreibe,
      schreiben, erfasse, erfassen, melde, melden, eröffne, eröffnen, erzeuge, erzeugen, trage, ein, eintragen,
      generiere, generieren, verfasse, bekomme, erhalte, stelle, setze, lege an, notiere, erstellt, legt, fügt
    `),
  'do:change': inWords(`
      ändere, ändern, bearbeite, bearbeiten, aktualisiere, aktualisieren, setze, setzen, stelle, stellen,
      stelle ich, um, umstellen, wechsle, wechseln, wähle, wählen, anpassen, passe, umbenennen, konfiguriere,
      konfigurieren, einstellen, verwalte, verwalten, korrigiere, richte, einrichten, ändert, bearbeitet, setzt
    `),
  'do:delete': inWords(`
      lösche, löschen, entferne, entfernen, widerrufe, widerrufen, vergiss, vergesse, vergessen, leere, leeren,
      beseitige, ausblenden, löscht, entfernt
    `),
  'do:complete': inWords(`
      erledige, erledigen, schließe, ab, abschließen, abhaken, hake, markiere, als erledigt, beende, beenden,
      als abgeschlossen, erledigt, schließt, markiert
    `),
  'do:resolve': inWords(`
      löse, lösen, schließe, schließen, behebe, beheben, wieder öffnen, auflösen, schließt, löst
    `),
  'do:undo': inWords(
    'rückgängig, rückgängig machen, mache rückgängig, zurücknehmen, nehme, zurück, nehme zurück, widerrufe, abbrechen, breche',
  ),
  'do:restore': inWords('wiederherstellen, stelle, wieder her, zurückholen, hole, zurück, wieder'),
  'do:import': inWords(`
      importiere, importieren, lade, hoch, hochladen, lade hoch, einlesen, lese, hole, holen, einspielen,
      importiert, lädt
    `),
  'do:export': inWords(`
      exportiere, exportieren, herunterladen, lade, herunter, lade herunter, speichere, speichern, exportiert,
      lädt
    `),
  'do:link': inWords(`
      verknüpfe, verknüpfen, verbinde, verbinden, hänge, anhängen, ordne, verknüpft, verbindet
    `),
  'do:start': inWords(`
      starte, starten, beginne, führe, aus, ausführen, lasse, anwenden, wende, arbeite, startet
    `),
  'do:assign': inWords(`
      weise, zuweisen, zu, weise zu, übergebe, übergeben, teile, zuteilen, weist
    `),
  'do:escalate': inWords('eskaliere, eskalieren'),
  'do:acknowledge': inWords('nehme, zur kenntnis, zur kenntnis nehmen, quittiere, quittieren, bestätige, bestätigen'),
  'do:triage': inWords('bewerte, bewerten, beurteile, beurteilen, triage, einstufen, stufe, als falsch-positiv'),
  'do:filter': inWords('filtere, filtern, sortiere, sortieren, eingrenzen'),
  'do:search': inWords('suche, suchen, durchsuche, durchsuchen, nach, finde, finden'),
  'do:move': inWords('ordne, anordnen, ordne an, an, verschiebe, verschieben, verändere, größe'),
  'do:send': inWords('sende, senden, schicke, schicken, verschicke, übergebe, mache, aus'),
  'do:analyse': inWords('analysiere, analysieren, werte, auswerten, untersuche'),
  'do:compare': inWords('vergleiche, vergleichen'),
  'do:infer': inWords('leite, ableiten, erzeuge, erzeugen'),
  'do:validate': inWords('validiere, validieren, prüfe, prüfen, überprüfe, teste'),
  'do:enable': inWords(`
      ein, einschalten, schalte ein, aktiviere, aktivieren, richte, einrichten, richte ein, anschalten,
      aktiviert
    `),
  'do:disable': inWords(`
      aus, ausschalten, schalte aus, deaktiviere, deaktivieren, ab, abschalten, abbestellen, bestelle, sperre,
      sperren, stoppe, deaktiviert
    `),
  'do:use': inWords('nutze, nutzen, verwende, verwenden, benutze, benutzen, frage'),
  'do:test': inWords('teste, testen, probiere'),
  'do:signIn': inWords('anmelden, melde, einloggen'),
  'do:signOut': inWords('melde, abmelden, mich, ab, melde ab, logge, aus, ausloggen, beende, beenden'),
  'do:invite': inWords('lade, ein, einladen, lade ein'),
  'do:approve': inWords(
    'genehmige, genehmigen, erteile, erteilen, bewillige, entscheide, entscheiden, lehne, ablehnen, gewähre',
  ),
  'do:reset': inWords(`
    setze, zurücksetzen, zurück, setze zurück, vergessen, habe vergessen
  `),
  'do:markRead': inWords('markiere, als gelesen, als gelesen markieren, markieren, lese'),
  'do:tell': inWords('sage, benachrichtige, informiere, informieren, benachrichtigen'),
  'do:verify': inWords('prüfe, prüfen, verifiziere, kontrolliere, überprüfe, überprüfen'),
  'thing:task': inWords('aufgabe, aufgaben, meine aufgaben, to-do, to-dos, aufgabenliste'),
  'thing:priority': inWords('priorität, prioritäten'),
  'thing:dueDate': inWords('frist, fristen, fälligkeitsdatum, fälligkeit, termin'),
  'thing:shortcut': inWords(
    'tastenkürzel, tastaturkürzel, tastenkombinationen, tastenkombination, kürzel, shortcuts, tasten',
  ),
  'thing:widget': inWords('widget, widgets, layout'),
  'thing:dashboard': inWords('dashboard'),
  'thing:incident': inWords('vorfall, vorfälle, vorfalls, vorfällen, sicherheitsvorfall, incident, incidents'),
  'thing:status': inWords('status, zustand'),
  'thing:severity': inWords('schweregrad'),
  'thing:note': inWords('notiz, notizen, kommentar'),
  'thing:update': inWords('neuer stand, neuen stand, update, aktualisierung, zeitleiste'),
  'thing:assignee': inWords('zuständigkeit, zuständige person, zuständigen'),
  'thing:record': inWords('datensatz, datensätze, etwas, gelöschte datensätze'),
  'thing:playbook': inWords('playbook, playbooks, checkliste, checklisten'),
  'thing:report': inWords('bericht, berichte, berichts, vorfallbericht, report'),
  'thing:alert': inWords('alarm, alarme, alarms, alarmen, warnung, warnungen'),
  'thing:rule': inWords('regel, regeln, alarmregel, alarmregeln, warnregel, warnregeln'),
  'thing:threat': inWords('bedrohung, bedrohungen, bedrohungsanalyse, indikator, indikatoren'),
  'thing:map': inWords('karte, bedrohungskarte, weltkarte'),
  'thing:entity': inWords('entität, entitäten, person, organisation, ort, organisationen'),
  'thing:connection': inWords('verbindung, verbindungen, beziehung, beziehungen'),
  'thing:network': inWords('netzwerk, entitätsnetzwerk'),
  'thing:graph': inWords('graph, graphen'),
  'thing:path': inWords('pfad, pfade, kürzesten pfad, kürzester pfad, den kürzesten pfad, weg'),
  'thing:import': inWords('import, importe, imports'),
  'thing:stix': inWords('stix, stix-bundle, stix-datei, bundle, stix-bundles'),
  'thing:csv': inWords('csv, csv-datei, csv-dateien, tabelle'),
  'thing:file': inWords('datei, dateien'),
  'thing:data': inWords('daten, erkenntnisse'),
  'thing:refusal': inWords(
    'abgelehnt, abgelehnt wurde, abgelehnte, abgelehnte zeilen, abgelehnten zeilen, ablehnungen, was abgelehnt wurde, fehler',
  ),
  'thing:crime': inWords('polizeidaten, kriminalität, kriminalitätsdaten, kriminalitätsanalyse'),
  'thing:month': inWords('monat, monate, monats'),
  'thing:area': inWords('gebiet, gebiete, städte'),
  'thing:analysis': inWords('analyse, analysen'),
  'thing:row': inWords('zeilen, kriminalitätszeilen'),
  'thing:coverage': inWords('abdeckung'),
  'thing:schema': inWords('schema, schemas, schemata, json-schema, json-schemas, schema-explorer'),
  'thing:version': inWords('version, versionen'),
  'thing:json': inWords('json, json-datei'),
  'thing:document': inWords('dokument, dokumente, json-dokument'),
  'thing:typescript': inWords('typescript, typescript-typen, typen'),
  'thing:theme': inWords(
    'design, farbschema, dunkelmodus, dunkler modus, dunklen modus, hellen modus, dark mode, erscheinungsbild',
  ),
  'thing:language': inWords(`
    sprache, sprachen, auf deutsch, auf englisch, auf spanisch, auf französisch, auf japanisch, deutsch, englisch,
    französisch, spanisch, japanisch
  `),
  'thing:timezone': inWords('zeitzone'),
  'thing:dateFormat': inWords('datumsformat'),
  'thing:defaultView': inWords('startseite, startbildschirm'),
  'thing:density': inWords('dichte, kompakte ansicht, abstände'),
  'thing:sessionTimeout': inWords('sitzungs-timeout, timeout, automatische abmeldung, leerlaufzeit'),
  'thing:passwordExpiry': inWords('gültigkeit des passworts, passwortablauf, ablauf des passworts'),
  'thing:twoFactor': inWords(
    'zwei-faktor-authentifizierung, 2fa, zwei-faktor, zweiter faktor, zweiten faktor, authenticator, authenticator-app',
  ),
  'thing:recoveryCode': inWords('wiederherstellungscode, wiederherstellungscodes, backup-codes'),
  'thing:passkey': inWords('passkey, passkeys, sicherheitsschlüssel, webauthn, fingerabdruck'),
  'thing:apiKey': inWords('api-schlüssel, api schlüssel, api-key, api key, api-zugriff'),
  'thing:api': inWords('api, api-referenz, api-dokumentation, schnittstelle'),
  'thing:webhook': inWords('webhook, webhooks'),
  'thing:origin': inWords('ursprung, ursprünge, erlaubte ursprünge, erlaubten ursprünge'),
  'thing:rateLimit': inWords('ratenbegrenzung, ratenlimit, rate limit'),
  'thing:notification': inWords(
    'benachrichtigung, benachrichtigungen, meldungen, e-mail-benachrichtigungen, alle benachrichtigungen',
  ),
  'thing:mail': inWords('e-mail, e-mails, mail, mails, e-mail-adresse, mailadresse, emails, email'),
  'thing:push': inWords('push-benachrichtigungen, push, browser-benachrichtigungen'),
  'thing:announcement': inWords('mitteilung, mitteilungen, ankündigung, durchsage'),
  'thing:everybody': inWords('alle, jedem, allen, alle benutzer'),
  'thing:password': inWords('passwort, kennwort'),
  'thing:username': inWords('benutzername, benutzernamen, namen'),
  'thing:session': inWords('sitzung, sitzungen, überall, überall sonst, alle anderen sitzungen, andere sitzungen'),
  'thing:device': inWords('gerät, geräte, geräten, anderen geräten'),
  'thing:myData': inWords('meine daten, meine persönlichen daten, daten über mich'),
  'thing:account': inWords('konto, mein konto'),
  'thing:profile': inWords('profil, mein profil'),
  'thing:user': inWords(
    'benutzer, benutzers, nutzer, kollegen, kollegin, jemanden, benutzerverwaltung, mitarbeiter, person',
  ),
  'thing:role': inWords('rolle, rollen, rollenantrag, rollenanträge, rechte'),
  'thing:request': inWords('antrag, anträge, anfrage'),
  'thing:change': inWords('änderung, änderungen, fehler, aktion, das letzte'),
  'thing:assistant': inWords('assistent, assistenten, chat, ki'),
  'thing:chat': inWords('chat, gespräch, chatverlauf, verlauf'),
  'thing:model': inWords(
    'modell, sprachmodell, externes modell, externe modell, ki-modell, ollama, openai, anthropic, vllm, llm',
  ),
  'thing:sample': inWords('beispieldaten, demodaten, testdaten'),
  'thing:backup': inWords('sicherung, sicherungen, backup, backups, datensicherung'),
  'thing:audit': inWords('audit-protokoll, audit, protokoll, audit-kette, kette'),
  'thing:settings': inWords('einstellungen, meine einstellungen'),
  'filler:': inWords(`
    schalte, schalten, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mein, meine, meinen,
    meiner, meines, meinem, in, im, am, an, auf, bei, beim, mit, von, vom, für, aus, zum, zur, zu, und, oder, es,
    bitte, neue, neuen, neues, neuer, vorhandene, vorhandenen, dieser, diese, dieses, diesen, diesem, zwei, zwischen,
    über, hier, dort, halyard, hallo, man, wird, wurde, werden, als, per, mich, mir, sonst, was, welche, gelöschte,
    gelöschten, gelöschtes, wieder, daten, einstellung, um, nach, seite, liste, mache, aktuelle, aktuellen, sich,
    danke
  `),
};
