import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    users: {
      title: 'Benutzer importieren',
      purpose: 'Viele Benutzer mit einer CSV-Datei hinzufügen und ändern. Sie sehen vorher, was geschieht.',
      back: 'Alle Benutzer',
      again: 'Weitere Datei importieren',
      column: 'Adresse',
      hint: 'Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge. Ohne sie gilt die Reihenfolge unten. Bei vorhandenen Benutzern ändern leere Zellen nichts.',
      undo: 'Hinzugefügte Benutzer kommen in den Papierkorb, geänderte erhalten ihre alten Werte zurück. Seitdem geänderte Benutzer bleiben unverändert. Alte Passwörter lassen sich nur innerhalb von 72 Stunden nach dem Import wiederherstellen. Sie sehen zuerst eine Vorschau.',
    },
    aliases: {
      title: 'Aliasse importieren',
      purpose: 'Viele Aliasse mit einer CSV-Datei hinzufügen und ändern. Sie sehen vorher, was geschieht.',
      back: 'Alle Aliasse',
      again: 'Weitere Datei importieren',
      column: 'Alias',
      hint: 'Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge. Ohne sie gilt die Reihenfolge unten. Bei vorhandenen Aliassen ändern eine leere Notiz oder ein leerer Status nichts.',
      undo: 'Hinzugefügte Aliasse kommen in den Papierkorb, geänderte erhalten ihre alten Werte zurück. Seitdem geänderte Aliasse bleiben unverändert. Sie sehen zuerst eine Vorschau.',
    },
    list_members: {
      title: 'Listenmitglieder importieren',
      purpose:
        'Viele Mitglieder mit einer CSV-Datei zu Ihren Verteilerlisten hinzufügen. Sie sehen vorher, was geschieht.',
      back: 'Alle Listen',
      again: 'Weitere Datei importieren',
      column: 'Mitglied',
      hint: 'Die erste Zeile nennt die Spalten, in beliebiger Reihenfolge. Ohne sie gilt die Reihenfolge unten. Jede Zeile fügt einer Liste ein Mitglied hinzu.',
      undo: 'Hinzugefügte Mitglieder werden wieder aus ihren Listen entfernt. Sie sehen zuerst eine Vorschau.',
    },
    builder: {
      title: 'Kunden einrichten',
      again: 'Neu beginnen',
      column: 'Name oder Adresse',
      undo: 'Alles, was dieser Plan hinzugefügt hat, wird entfernt, und was er geändert hat, erhält seine alten Werte zurück. In den letzten 24 Stunden hinzugefügte Benutzer sowie Aliasse, Listen und Domains werden endgültig gelöscht, wenn niemand sie benutzt hat; ihre Namen sind dann wieder frei. Alles andere kommt in den Papierkorb. Was seitdem geändert wurde, bleibt unverändert. Sie sehen zuerst eine Vorschau.',
    },
    offboarding: {
      title: 'Offboarding',
      again: 'Offboarding',
      column: 'Benutzer oder Adresse',
      undo: 'Weiterleitungen, Zugriffe, Abwesenheitsnotizen, Aliasse, Listen und Tage der Entfernung werden wie zuvor, und Benutzer kommen aus dem Papierkorb zurück. Was seitdem geändert wurde, bleibt unverändert. Das alte Passwort kommt nur innerhalb von 72 Stunden zurück, beendete Sitzungen und Anwendungspasswörter gar nicht. Sie sehen zuerst eine Vorschau.',
    },
  },
  form: {
    title: 'CSV-Datei',
    choose: 'Datei auswählen',
    text: 'Inhalt der Datei',
    hint: 'Wählen Sie eine Datei aus oder fügen Sie ihren Inhalt ein: CSV mit bis zu {rows} Zeilen, Spalten durch Kommas, Semikolons oder Tabulatoren getrennt.',
    largeHint: 'Diese Datei ist zu lang, um sie hier zu bearbeiten.',
    size: '{num} MB',
    remove: 'Datei entfernen',
    submit: 'Datei prüfen',
    tooLarge: 'Die Datei ist zu groß. Das Limit beträgt 2,5 MB und {rows} Zeilen.',
    notText:
      'Die Datei kann nicht gelesen werden. Speichern Sie sie in Ihrer Tabellenkalkulation als CSV und wählen Sie sie noch einmal aus.',
    decoded:
      'Die Datei ist nicht in UTF-8 und wurde deshalb als Windows-Text (Windows-1252) gelesen. Prüfen Sie unten die Namen mit Umlauten und Akzenten.',
  },
  columns: {
    title: 'Spalten',
    template: 'Vorlage herunterladen',
    of: {
      users: {
        email:
          'Erforderlich: die Adresse, zum Beispiel anna@example.com. Oder die beiden Spalten username und domain.',
        name: 'Der Name der Person oder des Raums.',
        password:
          'Mindestens 8 Zeichen, mit Kleinbuchstabe, Großbuchstabe, Zahl und Sonderzeichen. Bleibt es bei neuen Benutzern leer, wird eines erzeugt.',
        quota_gb:
          'In GB, zum Beispiel 2,5. Oder die Spalte quota in MB. Für neue Benutzer erforderlich, außer bei Connectors.',
        account_type:
          'basic, enhanced, exchange, external oder audit. Ohne Angabe werden neue Benutzer basic.',
        mailbox_type:
          'normal, shared, room oder equipment. Alle außer normal erfordern den Kontotyp enhanced.',
        language: 'en, ptbr, id, es, de oder fr. Leer: Standard des Kontos.',
        timezone: 'Zum Beispiel Europe/Berlin. Leer: Standard des Kontos.',
        twofa_allowed: 'Zwei-Faktor-Authentifizierung: yes oder no.',
        imap: 'Zugriff mit E-Mail-Programmen: yes oder no.',
        active: 'yes oder no. Bei no ist der Benutzer deaktiviert.',
        dateformat: 'Wie in den Einstellungen, zum Beispiel YYYY-MM-DD.',
        oex_type: 'Nur Exchange-Connectors: relay oder relay_and_copy.',
        relay_host: 'Nur externe Connectors: der Hostname des Mailservers.',
      },
      aliases: {
        email:
          'Erforderlich: die Adresse, zum Beispiel info@example.com. Oder die beiden Spalten alias und domain.',
        forward:
          'Erforderlich: wohin die E-Mails gehen. Mehrere Adressen durch Leerzeichen oder Semikolons trennen.',
        note: 'Eine Notiz für Sie und andere Administratoren.',
        active: 'yes oder no. Bei no ist der Alias deaktiviert.',
      },
      list_members: {
        list: 'Erforderlich: die Adresse der Liste, zum Beispiel team@example.com. Die Liste muss vorhanden sein.',
        member: 'Erforderlich: die Adresse des neuen Mitglieds, aus Ihrem Konto oder extern.',
      },
    },
  },
  made: 'Geprüft am',
  nothing: 'leer',
  type: {
    domain: 'Domain',
    user: 'Benutzer',
    alias: 'Alias',
    list: 'Liste',
  },
  password: {
    given: 'Aus der Datei',
    generated: 'Erzeugt',
    random: 'Zufällig, niemandem bekannt; alle Sitzungen enden',
    former: 'Das alte',
  },
  reasons: {
    finding: '{field}: {problem}',
    column: '{field} ({column})',
    seats:
      'Für den Kontotyp {type} ist kein Platz mehr frei. Geben Sie Plätze frei oder bitten Sie Ihren Anbieter um weitere.',
    of: {
      users: {
        not_found: 'Sie haben keine Domain mit diesem Namen.',
        stale: 'Dieser Benutzer wurde inzwischen von jemand anderem geändert.',
        forbidden: 'Sie dürfen Kontotyp, Postfachtyp und Dienste eines Benutzers nicht ändern.',
        limit_reached: 'Für diesen Kontotyp ist kein Platz mehr frei.',
      },
      aliases: {
        not_found: 'Sie haben keine Domain mit diesem Namen.',
        stale: 'Dieser Alias wurde inzwischen von jemand anderem geändert.',
      },
      list_members: {
        stale: 'Diese Liste wurde inzwischen von jemand anderem geändert.',
      },
      builder: {
        not_found: 'Sie haben keine Domain mit diesem Namen.',
        stale: 'Das wurde inzwischen geändert oder benutzt.',
        forbidden: 'Sie haben nicht das Recht, das hinzuzufügen.',
        limit_reached:
          'Das Limit ist erreicht. Entfernen Sie etwas, das Sie nicht mehr brauchen, oder bitten Sie Ihren Anbieter um mehr.',
        domain_unverified:
          'Diese Domain ist noch nicht bestätigt. Setzen Sie ihre DNS-Einträge, bestätigen Sie sie und planen Sie dann erneut.',
      },
      offboarding: {
        not_found: 'Diesen Benutzer gibt es nicht mehr.',
        stale: 'Das wurde inzwischen geändert.',
        forbidden: 'Sie haben nicht das Recht dazu.',
        limit_reached: 'Für diesen Benutzer ist kein Platz mehr frei.',
        no_login: 'Das alte Passwort ist nicht mehr aufbewahrt. Das neue bleibt.',
        conflict: 'Anwendungspasswörter kommen nicht zurück. Der Benutzer kann neue anlegen.',
      },
    },
    field: {
      type: 'Typ',
      password: 'Passwort',
      csv: 'Zeile',
      username: 'Benutzername',
      domain: 'Domain',
      alias: 'Alias',
      list: 'Liste',
      member: 'Mitglied',
    },
    format: {
      type: 'Geben Sie domain, user, alias oder list an.',
      quota_gb: 'Geben Sie GB als Zahl an, zum Beispiel 2,5.',
      quota: 'Geben Sie MB als ganze Zahl an, zum Beispiel 2500.',
      account_type: 'Geben Sie basic, enhanced, exchange, external oder audit an.',
      mailbox_type: 'Geben Sie normal, shared, room oder equipment an.',
      unsuitable: 'Gemeinsame Postfächer, Räume und Ausstattung erfordern den Kontotyp enhanced.',
      language: 'Geben Sie en, ptbr, id, es, de oder fr an.',
      timezone: 'Geben Sie eine Zeitzone wie Europe/Berlin an.',
      dateformat: 'Geben Sie ein Format wie YYYY-MM-DD an.',
      oex_type: 'Geben Sie relay oder relay_and_copy an.',
      flag: 'Geben Sie yes oder no an.',
      csv: 'Sie hat mehr Zellen, als es Spalten gibt, oder eine Zelle ist zu lang.',
    },
  },
  summary: {
    label: 'Was mit den Zeilen geschieht',
    after: 'Plätze und Speicherplatz danach',
  },
  seats: {
    domains: 'Domains',
    basic: 'Basic-Konten',
    enhanced: 'Enhanced-Konten',
    exchange: 'Konten mit Exchange-Connector',
    external: 'Konten mit externem Connector',
    quota: 'Speicherplatz',
  },
  exported: {
    head: {
      line: 'Zeile',
      name: 'Name oder Adresse',
      state: 'Ergebnis',
      reason: 'Details',
      password: 'Passwort',
      part: 'Teil',
    },
    part: {
      alias: 'Alias',
      list: 'Verteilerliste',
      password: 'Passwort',
      app_passwords: 'Anwendungspasswörter',
      shared: 'Gemeinsames Postfach',
      forward: 'Weiterleitung',
      delegate: 'Zugriff auf das Postfach',
      vacation: 'Abwesenheitsnotiz',
      smart_list: 'Smarte Liste',
      removal: 'Entfernen',
    },
    outcome: {
      create: 'Hinzuzufügen',
      update: 'Zu ändern',
      remove: 'Zu entfernen',
      skip: 'Unverändert',
      refuse: 'Abgelehnt',
    },
    done: {
      create: 'Hinzugefügt',
      update: 'Geändert',
      remove: 'Entfernt',
    },
    result: {
      waiting: 'Wartet',
      done: 'Erledigt',
      failed: 'Fehlgeschlagen',
    },
  },
  rows: {
    title: 'Vorschau',
    search: 'Nach Adresse suchen',
    line: 'Zeile {line}',
    lineHead: 'Zeile',
    outcome: 'Was geschieht',
    result: 'Ergebnis',
    details: 'Details',
    empty: 'Keine Zeilen',
    emptyHint: 'Dieser Plan hat keine Zeilen, die Sie sehen können.',
  },
  state: {
    planning: 'Die Zeilen werden geprüft …',
    planningHint: 'Die Vorschau erscheint hier, sobald sie fertig ist.',
    refused: 'Die Zeilen können nicht geprüft werden',
    planned: 'Noch wurde nichts geändert',
    leavingHint:
      'Prüfen Sie, was mit wem geschieht, und führen Sie den Plan bis {time} aus. Sitzungen und Anwendungspasswörter lassen sich danach nicht zurückholen.',
    plannedHint: 'Prüfen Sie die Zeilen und führen Sie den Plan bis {time} aus.',
    generated:
      '{num, plural, one {Für # neuen Benutzer wird ein Passwort erzeugt; Sie können es danach herunterladen.} other {Für {shown} neue Benutzer werden Passwörter erzeugt; Sie können sie danach herunterladen.}}',
    nothing: 'Es gibt nichts auszuführen',
    nothingHint: 'Keine Zeile würde etwas ändern.',
    expired: 'Dieser Plan wurde nicht rechtzeitig ausgeführt',
    expiredHint: 'Seitdem kann sich vieles geändert haben. Prüfen Sie die Zeilen noch einmal.',
    applying: 'Wird ausgeführt …',
    done: 'Fertig: {done} erledigt',
    partly: 'Fertig: {done} erledigt, {failed} fehlgeschlagen',
    stopped: 'Angehalten: {done} erledigt, {failed} fehlgeschlagen',
    failed: 'Der Plan ist gescheitert: {done} erledigt, {failed} fehlgeschlagen',
    endedHint: 'Was erledigt ist, bleibt. Prüfen Sie die Zeilen noch einmal, um fortzufahren.',
    passwords:
      'Laden Sie das Ergebnis jetzt herunter: Es enthält die erzeugten Passwörter. Sie können sie nur einmal und nur innerhalb von 24 Stunden herunterladen.',
    passwordsGone:
      'Die erzeugten Passwörter sind nicht mehr hier: Sie wurden heruntergeladen oder sind abgelaufen. Ein neues Passwort vergeben Sie auf der Seite des Benutzers.',
  },
  recent: {
    leaving: 'Letzte Offboardings',
    leavingHint: 'Öffnen Sie eines, um sein Ergebnis zu sehen oder es rückgängig zu machen.',
    title: 'Letzte Importe',
    hint: 'Öffnen Sie einen Import, um sein Ergebnis zu sehen oder ihn rückgängig zu machen.',
    passwords: 'Passwörter noch nicht heruntergeladen',
    state: {
      planning: 'Wird geprüft',
      refused: 'Abgelehnt',
      planned: 'Nicht ausgeführt',
      expired: 'Abgelaufen',
      applying: 'Wird ausgeführt',
      done: 'Abgeschlossen',
      stopped: 'Angehalten',
      failed: 'Fehlgeschlagen',
      undone: 'Rückgängig gemacht',
      partlyUndone: 'Teilweise rückgängig gemacht',
    },
    changes: '{num, plural, one {# Änderung} other {{shown} Änderungen}}',
    done: '{num, plural, one {# erledigt} other {{shown} erledigt}}',
    failed: '{num, plural, one {# fehlgeschlagen} other {{shown} fehlgeschlagen}}',
    refused: '{num, plural, one {# abgelehnt} other {{shown} abgelehnt}}',
  },
  waiting: {
    title: 'Nächster Schritt: Domains bestätigen',
    hint: 'Zeilen, die nur abgelehnt wurden, weil ihre Domain noch nicht bestätigt ist, können Sie später hinzufügen. „Rest planen“ zeigt, welche DNS-Einträge Sie setzen müssen. Sobald die Domains bestätigt sind, fügen Sie die Zeilen dort hinzu.',
  },
  apply: '{num, plural, one {# Änderung ausführen} other {{shown} Änderungen ausführen}}',
  edit: {
    rest: 'Rest planen',
    sent: 'Bearbeiten und neu prüfen',
    refused: 'Abgelehnte Zeilen korrigieren',
  },
  download: {
    refused: 'Abgelehnte Zeilen herunterladen',
    result: 'Ergebnis herunterladen',
  },
  undo: {
    button: 'Änderungen rückgängig machen',
    head: 'Änderungen rückgängig machen',
    title: 'Diese Änderungen rückgängig machen?',
    confirm: 'Vorschau anzeigen',
    apply: '{num, plural, one {# Änderung rückgängig machen} other {{shown} Änderungen rückgängig machen}}',
    applying: 'Wird rückgängig gemacht …',
    done: 'Fertig: {done} rückgängig gemacht',
    partly: 'Fertig: {done} rückgängig gemacht, {failed} fehlgeschlagen',
    undone: 'Diese Änderungen wurden rückgängig gemacht',
    endedHint:
      'Was rückgängig gemacht wurde, bleibt so. Um fortzufahren, öffnen Sie den ursprünglichen Plan und machen Sie ihn erneut rückgängig.',
  },
  gone: 'Diesen Plan gibt es nicht',
  goneHint: 'Pläne werden bis zu 30 Tage aufbewahrt; nur wer sie angelegt hat, kann sie sehen.',
  goTo: {
    words: {
      importUsers: 'CSV, hochladen, Tabelle, viele Benutzer, Massenimport, anlegen',
      importAliases: 'CSV, hochladen, Tabelle, viele Aliasse, Massenimport',
      importListMembers: 'CSV, hochladen, Tabelle, Abonnenten, Massenimport',
    },
    actions: {
      importUsers: 'Benutzer importieren',
      importAliases: 'Aliasse importieren',
      importListMembers: 'Listenmitglieder importieren',
    },
  },
  jobs: {
    applyPlan: 'Ausführen eines Plans',
    'applyPlan.undo': 'Rückgängigmachen eines Plans',
  },
  operations: {
    planImport: 'Importdatei geprüft',
    applyPlan: 'Import gestartet',
    undoPlan: 'Rückgängigmachen eines Imports vorbereitet',
    downloadPlan: 'Importdatei heruntergeladen',
  },
  variants: {
    planImport: { builder: 'Kundeneinrichtung geplant' },
    applyPlan: {
      undo: 'Rückgängigmachen eines Imports gestartet',
      builder: 'Kundeneinrichtung gestartet',
      undo_builder: 'Rückgängigmachen einer Kundeneinrichtung gestartet',
      offboarding: 'Offboarding von Benutzern gestartet',
      undo_offboarding: 'Rückgängigmachen eines Offboardings gestartet',
    },
    undoPlan: {
      builder: 'Rückgängigmachen einer Kundeneinrichtung vorbereitet',
      offboarding: 'Rückgängigmachen eines Offboardings vorbereitet',
    },
    downloadPlan: {
      builder: 'Zeilen einer Kundeneinrichtung heruntergeladen',
      offboarding: 'Ergebnis eines Offboardings heruntergeladen',
    },
  },
  facts: {
    create: 'Hinzuzufügen',
    update: 'Zu ändern',
    remove: 'Zu entfernen',
    skip: 'Unverändert',
    refuse: 'Abgelehnt',
    undo: 'Rückgängig machen',
    part: 'Datei',
  },
  values: {
    kind: {
      builder: 'Kundeneinrichtung',
      list_members: 'Listenmitglieder',
      offboarding: 'Offboarding',
    },
    part: {
      sent: 'Alle Zeilen',
      refused: 'Abgelehnte Zeilen',
      result: 'Ergebnis',
    },
  },
} satisfies SameKeys<typeof english>;
