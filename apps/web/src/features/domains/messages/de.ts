import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  standard: 'Standard',
  parked: 'Geparkt',
};

export const messages = {
  title: 'Domains',
  purpose: 'Ihre Mail-Domains, ihre Bestätigung und ihr DNS-Zustand.',
  search: 'Domains suchen',
  empty: 'Noch keine Domains',
  emptyHint:
    'Eine Domain ist der Teil einer Adresse nach dem @. Fügen Sie eine hinzu, bestätigen Sie sie mit einem DNS-Eintrag und legen Sie dann Benutzer, Aliasse und Listen an.',
  undo: 'Rückgängig',
  column: {
    domain: 'Domain',
    verification: 'Bestätigung',
    health: 'Zustand',
    type: 'Typ',
    active: 'Status',
    users: 'Benutzer',
    aliases: 'Aliasse',
    lists: 'Listen',
    smartlists: 'Smarte Listen',
    aliasdomains: 'Alias-Domains',
    quota: 'Zugewiesener Speicherplatz',
    created: 'Hinzugefügt',
  },
  type,
  state: {
    active: 'Aktiv',
    disabled: 'Deaktiviert',
  },
  row: {
    verify: 'Jetzt bestätigen',
    check: 'Zustand erneut prüfen',
    enable: 'Aktivieren',
    disable: 'Deaktivieren',
    remove: 'Entfernen',
  },
  bulk: {
    enable: '{num, plural, one {# Domain aktivieren} other {{shown} Domains aktivieren}}',
    disable: '{num, plural, one {# Domain deaktivieren} other {{shown} Domains deaktivieren}}',
    remove: '{num, plural, one {# Domain entfernen} other {{shown} Domains entfernen}}',
  },
  ask: {
    disableOne: '{name} deaktivieren?',
    removeOne: '{name} entfernen?',
    enable: '{num, plural, one {# Domain aktivieren?} other {{shown} Domains aktivieren?}}',
    disable: '{num, plural, one {# Domain deaktivieren?} other {{shown} Domains deaktivieren?}}',
    remove: '{num, plural, one {# Domain entfernen?} other {{shown} Domains entfernen?}}',
    enableText: 'E-Mails werden wieder angenommen und gesendet.',
    disableText:
      'Die Domain sendet und empfängt keine E-Mails mehr, und ihre Benutzer können sich nicht anmelden. Nichts wird gelöscht; Sie können sie jederzeit wieder aktivieren.',
  },
  removal: {
    with: 'Ebenfalls entfernt werden:',
    nothing: 'Benutzer, Aliasse, Listen und Alias-Domains sind nicht betroffen.',
    unknown:
      'Alles in diesen Domains wird ebenfalls entfernt: Benutzer mit all ihren E-Mails, Aliasse, Listen, öffentliche Ordner und Alias-Domains.',
    users: '{num, plural, one {# Benutzer mit allen E-Mails} other {# Benutzer mit all ihren E-Mails}}',
    aliases: '{num, plural, one {# Alias} other {# Aliasse}}',
    lists: '{num, plural, one {# Liste} other {# Listen}}',
    smartlists: '{num, plural, one {# smarte Liste} other {# smarte Listen}}',
    aliasdomains: '{num, plural, one {# Alias-Domain} other {# Alias-Domains}}',
    after:
      'E-Mails werden sofort abgelehnt, und andere können den Namen verwenden. Aus dem Papierkorb lässt sich {days} Tage lang alles wiederherstellen.',
    claims:
      'Der Papierkorb behält die {num} zuletzt entfernten Domains, die nie bestätigt wurden. Ältere werden endgültig gelöscht.',
  },
  add: {
    title: 'Domain hinzufügen',
    names: 'Domain',
    namesHint:
      'Geben Sie einen Namen ein, zum Beispiel example.com, oder bis zu {num} Namen, einen pro Zeile.',
    type: 'Typ',
    typeHint: 'Geparkte Domains senden und empfangen keine E-Mails.',
    taken: 'Diese Domain ist bereits in Ihrem Konto.',
    tooMany: '{num} Namen eingegeben; höchstens {most} auf einmal.',
    done: '{num, plural, one {# Domain wurde hinzugefügt} other {# Domains wurden hinzugefügt}}',
    doneHint:
      'Jede Domain braucht einen DNS-Eintrag, der sie bestätigt. Kopieren Sie die Einträge aller Domains, oder öffnen Sie einen Namen, um seine zu sehen.',
    failed:
      '{num, plural, one {# Name wurde nicht hinzugefügt. Er steht noch im Feld unten.} other {# Namen wurden nicht hinzugefügt. Sie stehen noch im Feld unten.}}',
    reason: {
      domain_invalid: 'Das ist kein gültiger Domainname.',
      conflict: 'Bereits in Ihrem Konto.',
      limit_reached: 'Ihr Konto kann keine weiteren Domains haben.',
    },
    room: '{num, plural, =0 {Ihr Konto kann keine weiteren Domains haben.} one {In Ihrem Konto ist noch Platz für # Domain.} other {In Ihrem Konto ist noch Platz für # Domains.}}',
  },
  page: {
    back: 'Alle Domains',
    tabs: 'Bereiche dieser Domain',
    overview: 'Übersicht',
    settings: 'Einstellungen',
    health: 'Zustand',
    dkim: 'DKIM',
    handover: 'Übergabe',
    history: 'Verlauf',
    gone: 'Domain nicht gefunden',
    goneHint:
      'Vielleicht wurde sie entfernt, oder der Link ist falsch. Entfernte Domains finden Sie im Papierkorb.',
  },
  history: {
    empty: 'Noch keine Änderungen',
    emptyHint: 'Hier erscheinen Änderungen an dieser Domain.',
  },
  overview: {
    ownership: 'Bestätigung',
    ascii: 'ASCII-Form',
    verified: 'Bestätigt',
    details: 'Angaben',
  },
  settings: {
    title: 'Einstellungen',
    readOnly: 'Sie können diese Einstellungen ansehen, aber nicht ändern.',
    save: 'Speichern',
    timezone: 'Zeitzone',
    accountTimezone: 'Standard des Kontos',
    homecountry: 'Heimatland',
    noCountry: 'Keine Angabe',
    catchall: 'Catch-all-Adresse',
    catchallHint: 'Erhält E-Mails an Adressen, die es nicht gibt. Leer lassen, um solche E-Mails abzulehnen.',
    webmail: 'Webmail',
    webmailHint: 'Benutzer dieser Domain können Webmail verwenden.',
    exchange: 'Exchange-Connector',
    exchangeHint:
      'E-Mails für Benutzer mit Exchange-Connector werden an den Exchange-Server unten weitergegeben.',
    exchangeHost: 'Exchange-Server',
    localdelivery: 'Lokale Zustellung',
    localdeliveryHint:
      'Stellt E-Mails hier in Postfächer zu. Wenn aus, gehen alle E-Mails weiter an den Relay-Server.',
    relayHost: 'Relay-Server',
    footer: 'Fußzeile',
    footerHint: 'Wird unter jede Nachricht gesetzt, die Benutzer dieser Domain senden.',
  },
  health: {
    engine: {
      running: 'Es verarbeitet die E-Mails dieser Domain.',
      trouble: 'E-Mails dieser Domain können sich verzögern.',
      stopped: 'Diese Domain kann erst wieder E-Mails senden und empfangen, wenn das E-Mail-System läuft.',
      not_installed:
        'Diese Domain kann hier erst E-Mails senden und empfangen, wenn das E-Mail-System eingerichtet ist.',
    },
    check: 'Erneut prüfen',
    checked: 'Geprüft',
    never: 'Noch nicht geprüft',
    since: 'seit {day}',
    found: 'Gefunden',
    copyExpected: 'Wert für {name} kopieren: {value}',
    copyHost: 'Host kopieren, {name}',
    state: {
      ok: 'OK',
      warn: 'Mit Empfehlungen',
      fail: 'Fehlerhaft',
      queued: 'Zur Prüfung vorgemerkt',
      unknown: 'Nicht geprüft',
    },
    summary: {
      ok: 'Zustand der Domain: OK',
      warn: 'Zustand der Domain: OK, mit Empfehlungen',
      fail: 'Zustand der Domain: fehlerhaft',
      queued: 'Zustand der Domain: zur Prüfung vorgemerkt',
      unknown: 'Zustand der Domain: nicht geprüft',
    },
    name: {
      mx: 'Mailserver (MX)',
      caa: 'Zertifizierungsstellen (CAA)',
      webmail: 'Webmail-Adresse',
      webmail_ssl: 'Webmail-Zertifikat',
      autodiscover: 'Autodiscover-Adresse',
      autodiscover_ssl: 'Autodiscover-Zertifikat',
      spf: 'Erlaubte Absender (SPF)',
      dkim: 'Signatur (DKIM)',
      dmarc: 'Regel für gefälschte E-Mails (DMARC)',
      mta_sts: 'Verschlüsselte Zustellung (MTA-STS)',
      tls_rpt: 'Berichte zur Verschlüsselung (TLS-RPT)',
      mta_sts_host: 'Adresse der Richtlinie (MTA-STS)',
    },
    hint: {
      missing: 'Der Eintrag fehlt. Veröffentlichen Sie ihn bei diesem Host.',
      wrong: 'Der Eintrag ist unvollständig oder falsch. Ersetzen Sie ihn durch den Wert unten.',
      foreign:
        'Es sind auch andere Mailserver eingetragen: {detail}. E-Mails an sie kommen hier nicht an. Entfernen Sie sie.',
      several:
        'Es gibt {detail} solche Einträge, deshalb gilt keiner. Behalten Sie einen und entfernen Sie die anderen.',
      too_many_lookups:
        'Mit unseren Servern braucht der Eintrag {detail} DNS-Abfragen; 10 sind erlaubt. Entfernen Sie Absender, die Sie nicht mehr nutzen, und veröffentlichen Sie ihn dann.',
      spf_loop: 'Der Eintrag schließt sich selbst ein: {detail}. Entfernen Sie eine dieser Angaben.',
      issuer_missing:
        'Die CAA-Einträge bei {detail} erlauben unsere Zertifizierungsstelle nicht. Behalten Sie sie und fügen Sie den Wert unten hinzu.',
      dns_failed: 'Die Nameserver der Domain haben nicht geantwortet.',
      timeout: 'Es kam rechtzeitig keine Antwort.',
      private_address:
        '{detail} führt zu einer Adresse, die aus dem Internet nicht erreichbar ist. Korrigieren Sie den Eintrag.',
      connect_failed:
        'Keine sichere Verbindung zu {detail}. Wenn der Eintrag dieses Namens nicht in Ordnung ist, korrigieren Sie ihn zuerst; sonst wenden Sie sich an Ihren Anbieter.',
      certificate_expired:
        'Das Zertifikat ist am {detail} abgelaufen. Es erneuert sich automatisch, sobald der Eintrag stimmt. Wenn der Eintrag dieses Namens stimmt, wenden Sie sich an Ihren Anbieter.',
      certificate_expires:
        'Das Zertifikat läuft am {detail} ab. Prüfen Sie, ob der Eintrag noch stimmt, damit es sich erneuern kann.',
      certificate_name:
        'Das Zertifikat gilt für einen anderen Namen: {detail}. Prüfen Sie den Eintrag dieses Namens.',
      certificate_untrusted:
        'Das Zertifikat stammt von einer Stelle, der Browser nicht vertrauen: {detail}. Wenn der Eintrag dieses Namens stimmt, wenden Sie sich an Ihren Anbieter.',
      not_enabled: 'Die DKIM-Signatur ist für diese Domain ausgeschaltet. Schalten Sie sie im Tab DKIM ein.',
      not_signed:
        'Nachrichten werden derzeit nicht signiert. Bestätigen und aktivieren Sie die Domain und prüfen Sie dann erneut: Ein Schlüssel signiert, sobald sein Eintrag gefunden wird.',
      key_unusable:
        'Der Signaturschlüssel ist nicht lesbar, deshalb können Nachrichten nicht signiert werden. Erzeugen Sie im Tab DKIM einen neuen Schlüssel und veröffentlichen Sie dessen Eintrag.',
      elsewhere:
        'E-Mails für diese Domain gehen derzeit an {detail}. Legen Sie zuerst hier die Postfächer an; ersetzen Sie dann diese Einträge, um umzuziehen.',
      host_elsewhere:
        'Dieser Name führt woandershin: {detail}. Wenn ein anderer Dienst ihn nutzt, lassen Sie ihn so; sonst veröffentlichen Sie den Wert unten.',
      sender_missing:
        'Unsere Server dürfen für diese Domain noch keine E-Mails senden. Der Wert unten behält Ihre bisherigen Absender bei und ergänzt {detail}.',
      still_receives:
        'Diese geparkte Domain empfängt noch E-Mails bei {detail}. Wenn niemand sie nutzt, veröffentlichen Sie den Wert unten; sonst stellen Sie den Typ auf Standard.',
      still_sends:
        'Der Eintrag erlaubt noch Servern, für diese geparkte Domain zu senden. Wenn niemand sendet, veröffentlichen Sie {detail}; sonst stellen Sie den Typ auf Standard.',
      several_merged:
        'Es gibt {detail} SPF-Einträge, deshalb gilt keiner. Ersetzen Sie sie durch den Wert unten, der sie zusammenfasst.',
      not_required: 'Kein Eintrag nötig: Ohne ihn darf jede Zertifizierungsstelle Zertifikate ausstellen.',
      not_set:
        'Ihr Anbieter hat den Server für diesen Eintrag noch nicht festgelegt; es gibt also nichts zu veröffentlichen. Fragen Sie Ihren Anbieter.',
      include_broken:
        'Der Eintrag nennt Absender, die sich nicht abfragen lassen: {detail}. Entfernen Sie sie, sonst ignorieren Empfänger womöglich den ganzen Eintrag.',
    },
    checking: 'Wird gerade geprüft …',
    checkingName: '{name} wird geprüft …',
    late: 'Die Prüfung von {name} dauert länger als üblich. Das Ergebnis erscheint in der Liste.',
    outcome: '{name} wurde geprüft: {state}',
    host: 'Host ({type})',
    publish: 'Diesen Wert veröffentlichen',
    foundNow: 'Derzeit vorhanden',
    group: {
      stopsMail: 'Verhindert E-Mail',
      fix: 'Zu korrigieren',
      unknown: 'Nicht geprüft',
      advice: 'Empfohlen',
      ok: '{num, plural, one {# Eintrag ist in Ordnung} other {# Einträge sind in Ordnung}}',
    },
    groupHint: {
      stopsMail: 'Bis das korrigiert ist, kommen E-Mails nicht an oder werden von anderen abgelehnt.',
      fix: 'E-Mail funktioniert, aber Webmail, E-Mail-Programme oder Zertifikate womöglich nicht.',
      unknown:
        'Diese Einträge wurden noch nicht geprüft oder haben keine Antwort gegeben. Sie werden automatisch erneut geprüft.',
      advice:
        'E-Mail funktioniert auch ohne sie, aber sie schützen Ihren Namen und helfen Ihren E-Mails, anzukommen.',
    },
  },
  dkim: {
    title: 'DKIM-Signatur',
    purpose:
      'Ausgehende E-Mails werden mit einem Schlüssel signiert, dessen öffentlicher Teil in Ihrem DNS veröffentlicht ist. Empfänger erkennen so, dass eine Nachricht wirklich von Ihnen stammt und nicht verändert wurde.',
    on: 'Signieren ist ein',
    waiting: 'Wartet auf DNS: E-Mails werden noch nicht signiert',
    off: 'Signieren ist aus',
    enable: 'Signieren einschalten',
    disable: 'Signieren ausschalten',
    rotate: 'Neuen Schlüssel erzeugen',
    keys: 'Schlüssel',
    noKeys: 'Noch keine Schlüssel. Ein Schlüssel wird erzeugt, wenn Sie das Signieren einschalten.',
    selector: 'Selektor {name}',
    since: 'seit {day}',
    state: {
      waiting: 'Wartet auf DNS',
      active: 'In Verwendung',
      retiring: 'Läuft aus',
    },
    explain: {
      waiting:
        'Veröffentlichen Sie den Eintrag dieses Schlüssels. Signiert wird, sobald der Eintrag gefunden ist.',
      active: 'E-Mails werden mit diesem Schlüssel signiert. Lassen Sie seinen Eintrag bestehen.',
      retiring:
        'Signiert keine E-Mails mehr. Lassen Sie den Eintrag noch eine Woche bestehen, für Nachrichten, die noch unterwegs sind; danach können Sie ihn entfernen.',
    },
    askDisable: 'Signieren ausschalten?',
    askDisableText:
      'Ausgehende E-Mails werden nicht mehr signiert und landen eher im Spam. Die Schlüssel bleiben erhalten; Sie können das Signieren jederzeit wieder einschalten.',
    askRotate: 'Neuen Schlüssel erzeugen?',
    askRotateText:
      'Sie müssen einen neuen Eintrag veröffentlichen. Der jetzige Schlüssel signiert weiter, bis dieser Eintrag gefunden ist.',
    copyHost: 'Host des Selektors {name} kopieren',
    copyKey: 'Wert des Selektors {name} kopieren',
    host: 'Host',
    key: 'Wert',
  },
  handover: {
    title: 'Übergabeseite',
    purpose:
      'Erstellen Sie einen Link für die Person, die das DNS dieser Domain betreut. Er öffnet ohne Anmeldung eine Seite mit allen Einträgen und zeigt sonst nichts.',
    days: 'Tage bis zum Ablauf',
    daysHint: 'Geben Sie 1–90 ein.',
    create: 'Link erstellen',
    created: 'Der Link ist fertig',
    once: 'Kopieren Sie ihn jetzt. Er wird nur einmal angezeigt.',
    copy: 'Link kopieren',
    revoke: 'Link widerrufen',
    askRevoke: 'Link für {name} widerrufen?',
    askRevokeText:
      'Die Seite lässt sich dann nicht mehr öffnen. Sie können jederzeit einen neuen Link erstellen.',
    replaceHint: 'Geben Sie 1–90 ein. Der neue Link ersetzt den bisherigen.',
    replace: 'Neuen Link erstellen',
    exists: 'Link erstellt am {time}',
    validUntil: 'Gültig bis {time}',
    opened: '{num, plural, one {Einmal geöffnet, am {time}} other {{shown}-mal geöffnet, zuletzt am {time}}}',
    notOpened: 'Noch nicht geöffnet',
  },
  audit: {
    label: 'Audit',
    hint: 'Kopiert jede E-Mail dieser Domain in das Audit-Postfach, das unter „Compliance“ gewählt ist.',
    inUse:
      'Ein Postfach in dieser Domain empfängt die Kopien anderer Domains. Wählen Sie für diese unter „Compliance“ zuerst ein anderes Postfach. Domains im Papierkorb zählen auch.',
    unusable:
      'Das Audit-Postfach dieser Domain ist nicht nutzbar. Aktivieren Sie zuerst das Postfach und seine Domain, oder wählen Sie unter „Compliance“ ein anderes.',
    mayNot: 'Das können nur Administratoren mit der Stufe „Ändern“ für Benutzer ändern.',
  },
  facts: {
    domain: 'Domain',
    type: 'Typ',
    active: 'Aktiv',
    timezone: 'Zeitzone',
    catchall: 'Catch-all-Adresse',
    webmail: 'Webmail',
    exchange_enabled: 'Exchange-Connector',
    exchange_host: 'Exchange-Server',
    localdelivery: 'Lokale Zustellung',
    relay_host: 'Relay-Server',
    footer: 'Fußzeile',
    homecountry: 'Heimatland',
    dkim_enabled: 'DKIM-Signatur',
    audit_enabled: 'Audit',
    selector: 'Selektor',
    days: 'Tage',
    deleted_for_good: 'Endgültig gelöscht',
  },
  values: { type },
  variants: {
    removeDomains: {
      deleted_for_good:
        'Domain endgültig gelöscht: Im Papierkorb war kein Platz für weitere unbestätigte Domains',
    },
  },
  goTo: {
    words: {
      domains: 'DNS, MX, SPF, DKIM, DMARC, Einträge, Bestätigung, Zustand, Zonendatei, Übergabe',
      addDomain: 'neue Domain, Domain anlegen',
      exportDomains: 'Domains herunterladen, CSV, Tabelle',
    },
    actions: {
      addDomain: 'Domain hinzufügen',
      exportDomains: 'Domains exportieren',
    },
  },
  menu: {
    domains: 'Domains',
  },
  jobs: {
    enableDomains: 'Domains aktivieren',
    disableDomains: 'Domains deaktivieren',
    removeDomains: 'Domains entfernen',
  },
  deeds: {
    exportDomains: 'Domains exportiert',
    addDomain: 'Domain {name} hinzugefügt',
    addDomains: '{num, plural, =1 {Domain {name} hinzugefügt} other {{shown} Domains hinzugefügt}}',
    updateDomain: 'Domain {name} geändert',
    enableDomains: '{num, plural, =1 {Domain {name} aktiviert} other {{shown} Domains aktiviert}}',
    disableDomains: '{num, plural, =1 {Domain {name} deaktiviert} other {{shown} Domains deaktiviert}}',
    removeDomains: '{num, plural, =1 {Domain {name} entfernt} other {{shown} Domains entfernt}}',
    enableDkim: 'DKIM für {name} eingeschaltet',
    disableDkim: 'DKIM für {name} ausgeschaltet',
    rotateDkim: 'Neuer DKIM-Schlüssel für {name} erzeugt',
    createDnsHandover: 'Übergabe-Link für {name} erstellt',
    revokeDnsHandover: 'Übergabe-Link von {name} widerrufen',
  },
  operations: {
    exportDomains: 'Domains exportiert',
    addDomain: 'Domain hinzugefügt',
    addDomains: 'Mehrere Domains hinzugefügt',
    updateDomain: 'Domain geändert',
    enableDomains: 'Domain aktiviert',
    disableDomains: 'Domain deaktiviert',
    removeDomains: 'Domain entfernt',
    verifyDomain: 'Bestätigung einer Domain gestartet',
    checkDomainHealth: 'Zustandsprüfung einer Domain gestartet',
    enableDkim: 'DKIM eingeschaltet',
    disableDkim: 'DKIM ausgeschaltet',
    rotateDkim: 'Neuen DKIM-Schlüssel erzeugt',
    createDnsHandover: 'Übergabe-Link erstellt',
    revokeDnsHandover: 'Übergabe-Link widerrufen',
  },
  zone: {
    title: 'Alle Einträge auf einmal',
    purpose:
      'Diese Zonendatei enthält die Einträge, die diese Domain für E-Mail braucht; die meisten DNS-Dienste können sie importieren. Achten Sie darauf, dass der Import Einträge hinzufügt und keine anderen löscht, zum Beispiel die Ihrer Website. Wenn E-Mails noch an einen anderen Server gehen, legen Sie zuerst hier die Postfächer an. Bereits veröffentlichte Einträge sind als Kommentar enthalten.',
    copy: 'Alle Einträge kopieren',
    download: 'Zonendatei herunterladen',
    copied: 'Einträge kopiert',
  },
} satisfies SameKeys<typeof english>;
