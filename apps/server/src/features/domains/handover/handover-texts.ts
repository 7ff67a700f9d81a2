import type { Language } from '@posthouse/contract/core/languages';
import type { HealthRow } from '@posthouse/contract/features/domains/health';
import type { PublishedRecord } from './zone-file.ts';

export interface HandoverTexts {
  readonly title: string;
  readonly purpose: string;
  readonly sender: string;
  readonly notSet: string;
  readonly check: string;
  readonly checking: string;
  readonly checked: string;
  readonly zone: string;
  readonly toPublish: string;
  readonly published: string;
  readonly record: string;
  readonly host: string;
  readonly type: string;
  readonly value: string;
  readonly now: string;
  readonly state: string;
  readonly expires: string;
  readonly help: string;
  readonly copy: string;
  readonly copied: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly states: Readonly<Record<HealthRow['status'], string>>;
  readonly records: Readonly<Record<PublishedRecord['record'], string>>;
}

/** Names of records that are the same in every language. */
const names = {
  mx: 'MX',
  caa: 'CAA',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  mta_sts: 'MTA-STS',
  tls_rpt: 'TLS-RPT',
} as const;

export const handoverTexts: Record<Language, HandoverTexts> = {
  en: {
    title: 'DNS records for {domain}',
    purpose:
      'Please publish these records where the DNS of this domain is managed. Records you already have stay; where a value replaces one, both are shown.',
    sender: 'Sent by {name}',
    notSet: 'The provider has not set its mail servers yet, so some records are missing from this page.',
    check: 'Check again',
    checking: 'Checking now…',
    checked: 'Checked on {time}',
    zone: 'Download zone file',
    toPublish: 'To publish',
    published: 'Already published',
    record: 'Record',
    host: 'Host',
    type: 'Type',
    value: 'Value',
    now: 'Currently: {value}',
    state: 'State',
    expires: 'This page is available until {time}.',
    help: 'Questions?',
    copy: 'Copy',
    copied: 'Copied',
    deadTitle: 'This page is no longer available',
    dead: 'The link has expired or was revoked. Ask the person who sent it to you for a new one.',
    states: {
      ok: 'OK',
      warn: 'Recommended',
      fail: 'Missing or wrong',
      queued: 'Not checked yet',
      unknown: 'Not checked',
    },
    records: {
      ...names,
      proof: 'Proof of ownership',
      webmail: 'Webmail',
      webmail_ssl: 'Webmail certificate',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Autodiscover certificate',
      mta_sts_host: 'MTA-STS policy host',
    },
  },
  ptbr: {
    title: 'Registros DNS de {domain}',
    purpose:
      'Publique estes registros onde o DNS do domínio é administrado. Os registros existentes permanecem; quando um valor substitui outro, os dois são mostrados.',
    sender: 'Enviado por {name}',
    notSet:
      'O provedor ainda não definiu os servidores de e-mail; por isso, faltam alguns registros nesta página.',
    check: 'Conferir de novo',
    checking: 'Conferindo agora…',
    checked: 'Conferido em {time}',
    zone: 'Baixar arquivo de zona',
    toPublish: 'A publicar',
    published: 'Já publicados',
    record: 'Registro',
    host: 'Host',
    type: 'Tipo',
    value: 'Valor',
    now: 'Atual: {value}',
    state: 'Estado',
    expires: 'Esta página fica disponível até {time}.',
    help: 'Dúvidas?',
    copy: 'Copiar',
    copied: 'Copiado',
    deadTitle: 'Esta página não está mais disponível',
    dead: 'O link expirou ou foi revogado. Peça um novo a quem o enviou a você.',
    states: {
      ok: 'OK',
      warn: 'Recomendado',
      fail: 'Ausente ou incorreto',
      queued: 'Ainda não conferido',
      unknown: 'Não conferido',
    },
    records: {
      ...names,
      proof: 'Prova de propriedade',
      webmail: 'Webmail',
      webmail_ssl: 'Certificado do webmail',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Certificado do Autodiscover',
      mta_sts_host: 'Host da política MTA-STS',
    },
  },
  id: {
    title: 'Catatan DNS untuk {domain}',
    purpose:
      'Terbitkan catatan berikut di tempat DNS domain ini dikelola. Catatan yang sudah ada tetap dipertahankan; jika sebuah nilai menggantikan yang lama, keduanya ditampilkan.',
    sender: 'Dikirim oleh {name}',
    notSet: 'Penyedia belum menetapkan server emailnya, sehingga beberapa catatan belum ada di halaman ini.',
    check: 'Periksa lagi',
    checking: 'Sedang memeriksa…',
    checked: 'Diperiksa pada {time}',
    zone: 'Unduh berkas zona',
    toPublish: 'Perlu diterbitkan',
    published: 'Sudah diterbitkan',
    record: 'Catatan',
    host: 'Host',
    type: 'Jenis',
    value: 'Nilai',
    now: 'Saat ini: {value}',
    state: 'Status',
    expires: 'Halaman ini tersedia hingga {time}.',
    help: 'Ada pertanyaan?',
    copy: 'Salin',
    copied: 'Tersalin',
    deadTitle: 'Halaman ini tidak tersedia lagi',
    dead: 'Tautan sudah kedaluwarsa atau dicabut. Mintalah tautan baru kepada orang yang mengirimkannya.',
    states: {
      ok: 'OK',
      warn: 'Disarankan',
      fail: 'Tidak ada atau salah',
      queued: 'Belum diperiksa',
      unknown: 'Tidak diperiksa',
    },
    records: {
      ...names,
      proof: 'Bukti kepemilikan',
      webmail: 'Webmail',
      webmail_ssl: 'Sertifikat webmail',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Sertifikat Autodiscover',
      mta_sts_host: 'Host kebijakan MTA-STS',
    },
  },
  es: {
    title: 'Registros DNS de {domain}',
    purpose:
      'Publique estos registros donde se administra el DNS del dominio. Los registros existentes se conservan; si un valor sustituye a otro, se muestran ambos.',
    sender: 'Enviado por {name}',
    notSet:
      'El proveedor aún no ha definido sus servidores de correo, por lo que faltan algunos registros en esta página.',
    check: 'Comprobar de nuevo',
    checking: 'Comprobando ahora…',
    checked: 'Comprobado el {time}',
    zone: 'Descargar archivo de zona',
    toPublish: 'Por publicar',
    published: 'Ya publicados',
    record: 'Registro',
    host: 'Host',
    type: 'Tipo',
    value: 'Valor',
    now: 'Actual: {value}',
    state: 'Estado',
    expires: 'Esta página está disponible hasta {time}.',
    help: '¿Preguntas?',
    copy: 'Copiar',
    copied: 'Copiado',
    deadTitle: 'Esta página ya no está disponible',
    dead: 'El enlace ha caducado o se ha revocado. Pida uno nuevo a la persona que se lo envió.',
    states: {
      ok: 'Correcto',
      warn: 'Recomendado',
      fail: 'Falta o es incorrecto',
      queued: 'Aún sin comprobar',
      unknown: 'Sin comprobar',
    },
    records: {
      ...names,
      proof: 'Prueba de propiedad',
      webmail: 'Correo web',
      webmail_ssl: 'Certificado del correo web',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Certificado de Autodiscover',
      mta_sts_host: 'Host de la política MTA-STS',
    },
  },
  de: {
    title: 'DNS-Einträge für {domain}',
    purpose:
      'Bitte veröffentlichen Sie diese Einträge dort, wo das DNS der Domain verwaltet wird. Vorhandene Einträge bleiben bestehen; wo ein Wert einen anderen ersetzt, sind beide zu sehen.',
    sender: 'Gesendet von {name}',
    notSet:
      'Der Anbieter hat seine Mailserver noch nicht festgelegt. Deshalb fehlen hier noch einige Einträge.',
    check: 'Erneut prüfen',
    checking: 'Wird gerade geprüft …',
    checked: 'Geprüft am {time}',
    zone: 'Zonendatei herunterladen',
    toPublish: 'Zu veröffentlichen',
    published: 'Bereits veröffentlicht',
    record: 'Eintrag',
    host: 'Host',
    type: 'Typ',
    value: 'Wert',
    now: 'Derzeit: {value}',
    state: 'Status',
    expires: 'Diese Seite ist bis {time} verfügbar.',
    help: 'Fragen?',
    copy: 'Kopieren',
    copied: 'Kopiert',
    deadTitle: 'Diese Seite ist nicht mehr verfügbar',
    dead: 'Der Link ist abgelaufen oder wurde widerrufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
    states: {
      ok: 'In Ordnung',
      warn: 'Empfohlen',
      fail: 'Fehlt oder falsch',
      queued: 'Noch nicht geprüft',
      unknown: 'Nicht geprüft',
    },
    records: {
      ...names,
      proof: 'Inhabernachweis',
      webmail: 'Webmail',
      webmail_ssl: 'Webmail-Zertifikat',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Autodiscover-Zertifikat',
      mta_sts_host: 'Host der MTA-STS-Richtlinie',
    },
  },
  fr: {
    title: 'Enregistrements DNS de {domain}',
    purpose:
      'Veuillez publier ces enregistrements là où le DNS du domaine est géré. Les enregistrements existants restent en place ; si une valeur en remplace une autre, les deux sont affichées.',
    sender: 'Envoyé par {name}',
    notSet:
      'Le fournisseur n’a pas encore défini ses serveurs de courrier ; certains enregistrements manquent donc sur cette page.',
    check: 'Contrôler de nouveau',
    checking: 'Contrôle en cours…',
    checked: 'Contrôlé le {time}',
    zone: 'Télécharger le fichier de zone',
    toPublish: 'À publier',
    published: 'Déjà publiés',
    record: 'Enregistrement',
    host: 'Hôte',
    type: 'Type',
    value: 'Valeur',
    now: 'Actuellement : {value}',
    state: 'État',
    expires: 'Cette page est disponible jusqu’au {time}.',
    help: 'Des questions ?',
    copy: 'Copier',
    copied: 'Copié',
    deadTitle: 'Cette page n’est plus disponible',
    dead: 'Le lien a expiré ou a été révoqué. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    states: {
      ok: 'Correct',
      warn: 'Recommandé',
      fail: 'Absent ou incorrect',
      queued: 'Pas encore contrôlé',
      unknown: 'Non contrôlé',
    },
    records: {
      ...names,
      proof: 'Preuve de propriété',
      webmail: 'Webmail',
      webmail_ssl: 'Certificat du webmail',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Certificat d’Autodiscover',
      mta_sts_host: 'Hôte de la politique MTA-STS',
    },
  },
};
