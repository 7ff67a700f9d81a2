import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Kunden einrichten',
  purpose: 'Domains, Benutzer, Aliasse und Listen in einem Durchgang. Sie sehen vorher, was geschieht.',
  back: 'Alle Benutzer',
  step: '{step}. {name}',
  submit: 'Plan ansehen',
  next: 'Noch ändert sich nichts. Der Plan zeigt Zeile für Zeile, was hinzugefügt, geändert, übersprungen oder abgelehnt wird.',
  everything: {
    title: 'Alles in einer Datei',
    label: 'Datei mit der Spalte type',
    hint: 'Fügen Sie eine CSV-Datei ein, ziehen Sie sie hierher oder wählen Sie sie aus. Die Spalte type nennt, was eine Zeile ist: domain, user, alias oder list. Die Zeilen werden auf die Schritte unten verteilt. Wenn Sie die Schritte selbst ausfüllen, lassen Sie dieses Feld leer.',
    columns:
      'In der Spalte email steht die Adresse oder der Name einer Domain (auch die Spalte domain ist möglich). Trennen Sie mehrere Ziele (forward) oder Mitglieder (members) durch Leerzeichen.',
    choose: 'Datei wählen',
    fill: 'Auf die Schritte verteilen',
    filled:
      '{num, plural, one {# Zeile wurde unten eingetragen.} other {{shown} Zeilen wurden unten eingetragen.}}',
    rest: 'Die oben verbliebenen Zeilen haben einen unbekannten Typ oder einen, den Sie nicht hinzufügen können. Korrigieren Sie den Typ, sonst werden diese Zeilen abgelehnt.',
    noType:
      'Diese Datei hat keine Spalte namens type. Ergänzen Sie sie, oder fügen Sie die Zeilen unten in die Schritte ein.',
    tooLarge: 'Die Datei ist zu groß. Höchstens 2,5 MB und {rows} Zeilen sind möglich.',
    notText:
      'Die Datei ist nicht lesbar. Speichern Sie sie in Ihrer Tabellenkalkulation als CSV und wählen Sie sie erneut.',
    decoded:
      'Die Datei ist nicht in UTF-8 und wurde als Windows-Text (Windows-1252) gelesen. Prüfen Sie unten Namen mit Umlauten und Akzenten.',
  },
  section: {
    domains: {
      title: 'Domains',
      label: 'Domainnamen',
      hint: 'Eine Domain pro Zeile. Domains, die Sie schon haben, werden übersprungen.',
      count: '{num, plural, one {# Domain} other {{shown} Domains}}',
    },
    users: {
      title: 'Benutzer',
      label: 'Benutzer, einer pro Zeile',
      hint: 'Adresse, Name, Passwort und Speicherplatz in GB, durch Kommas getrennt. Oder beginnen Sie mit einer Kopfzeile: email, name, password, quota_gb und bei Bedarf {columns}. Ohne Passwort wird eines erzeugt. Wenn Sie automatisch abgemeldet werden, bleiben Ihre Eingaben erhalten, die Passwörter aber nicht.',
      count: '{num, plural, one {# Benutzer} other {{shown} Benutzer}}',
    },
    aliases: {
      title: 'Aliasse',
      label: 'Aliasse, einer pro Zeile',
      hint: 'Der Alias, dann durch Leerzeichen getrennt die Adressen, an die er weiterleitet, dann bei Bedarf eine Notiz. Kopfzeile: email, forward, note. Auch Benutzer und Listen dieses Plans sind möglich.',
      count: '{num, plural, one {# Alias} other {{shown} Aliasse}}',
    },
    lists: {
      title: 'Listen',
      label: 'Listen, eine pro Zeile',
      hint: 'Die Adresse der Liste, dann durch Leerzeichen getrennt ihre Mitglieder, dann bei Bedarf eine Notiz. Kopfzeile: email, members, note. Eine vorhandene Liste erhält die fehlenden Mitglieder; keines wird entfernt.',
      count: '{num, plural, one {# Liste} other {{shown} Listen}}',
    },
  },
  foreignHeader:
    'Die erste Zeile sieht wie eine Kopfzeile aus, aber keiner ihrer Spaltennamen ist bekannt. Verwenden Sie diese Namen: {columns}.',
  refused: {
    title: 'Im letzten Plan abgelehnt',
    names: '{num, plural, =0 {{names}} other {{names} und {shown} weitere}}',
    row: '{names}: {text}',
  },
  records: {
    title:
      '{num, plural, one {# Domain ist noch nicht bestätigt} other {# Domains sind noch nicht bestätigt}}',
    hint: 'Fügen Sie diese Einträge im DNS hinzu. Sobald eine Domain bestätigt ist, klicken Sie erneut auf „Plan ansehen“, um ihre Benutzer, Aliasse und Listen hinzuzufügen.',
  },
  goTo: {
    words: {
      setUpCustomer: 'Assistent, Builder, Neukunde, Kunde anlegen, Einrichtung, CSV',
    },
    actions: {
      setUpCustomer: 'Kunden einrichten',
    },
  },
} satisfies SameKeys<typeof english>;
