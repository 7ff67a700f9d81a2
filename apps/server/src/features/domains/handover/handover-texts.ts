import type { Language } from '@posthouse/contract/core/languages';
import type { HealthRecord } from '@posthouse/contract/features/domains/health';

type RecordState = 'ok' | 'warn' | 'fail' | 'queued';

export interface HandoverTexts {
  readonly title: string;
  readonly purpose: string;
  readonly proof: string;
  readonly host: string;
  readonly type: string;
  readonly value: string;
  readonly state: string;
  readonly checked: string;
  readonly expires: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly states: Readonly<Record<RecordState, string>>;
  readonly records: Readonly<Record<HealthRecord, string>>;
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
      'Please enter these records where the DNS of the domain is managed. This page shows their last known state.',
    proof: 'Proof of ownership',
    host: 'Host',
    type: 'Type',
    value: 'Value',
    state: 'State',
    checked: 'Last checked: {time}',
    expires: 'This page is available until {time}.',
    deadTitle: 'This page is no longer available',
    dead: 'The link has expired or was withdrawn. Ask the administrator of the domain for a new one.',
    states: { ok: 'OK', warn: 'Please check', fail: 'Missing or wrong', queued: 'Not checked yet' },
    records: {
      ...names,
      webmail: 'Webmail',
      webmail_ssl: 'Webmail certificate',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Autodiscover certificate',
    },
  },
  ptbr: {
    title: 'Registros DNS de {domain}',
    purpose:
      'Cadastre estes registros onde o DNS do domínio é administrado. Esta página mostra o último estado conhecido.',
    proof: 'Prova de propriedade',
    host: 'Host',
    type: 'Tipo',
    value: 'Valor',
    state: 'Estado',
    checked: 'Última verificação: {time}',
    expires: 'Esta página fica disponível até {time}.',
    deadTitle: 'Esta página não está mais disponível',
    dead: 'O link expirou ou foi retirado. Peça um novo ao administrador do domínio.',
    states: { ok: 'OK', warn: 'Verifique', fail: 'Ausente ou incorreto', queued: 'Ainda não verificado' },
    records: {
      ...names,
      webmail: 'Webmail',
      webmail_ssl: 'Certificado do webmail',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Certificado do Autodiscover',
    },
  },
  id: {
    title: 'Catatan DNS untuk {domain}',
    purpose:
      'Masukkan catatan berikut di tempat DNS domain ini dikelola. Halaman ini menampilkan keadaan terakhir yang diketahui.',
    proof: 'Bukti kepemilikan',
    host: 'Host',
    type: 'Jenis',
    value: 'Nilai',
    state: 'Keadaan',
    checked: 'Terakhir diperiksa: {time}',
    expires: 'Halaman ini tersedia hingga {time}.',
    deadTitle: 'Halaman ini tidak tersedia lagi',
    dead: 'Tautan sudah kedaluwarsa atau ditarik. Mintalah tautan baru kepada administrator domain.',
    states: { ok: 'OK', warn: 'Harap periksa', fail: 'Tidak ada atau salah', queued: 'Belum diperiksa' },
    records: {
      ...names,
      webmail: 'Webmail',
      webmail_ssl: 'Sertifikat webmail',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Sertifikat Autodiscover',
    },
  },
  es: {
    title: 'Registros DNS de {domain}',
    purpose:
      'Introduzca estos registros donde se administra el DNS del dominio. Esta página muestra su último estado conocido.',
    proof: 'Prueba de propiedad',
    host: 'Host',
    type: 'Tipo',
    value: 'Valor',
    state: 'Estado',
    checked: 'Última comprobación: {time}',
    expires: 'Esta página está disponible hasta {time}.',
    deadTitle: 'Esta página ya no está disponible',
    dead: 'El enlace ha caducado o se ha retirado. Pida uno nuevo al administrador del dominio.',
    states: { ok: 'Correcto', warn: 'Revíselo', fail: 'Falta o es incorrecto', queued: 'Aún sin comprobar' },
    records: {
      ...names,
      webmail: 'Correo web',
      webmail_ssl: 'Certificado del correo web',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Certificado de Autodiscover',
    },
  },
  de: {
    title: 'DNS-Einträge für {domain}',
    purpose:
      'Bitte tragen Sie diese Einträge dort ein, wo das DNS der Domain verwaltet wird. Diese Seite zeigt ihren letzten bekannten Stand.',
    proof: 'Inhabernachweis',
    host: 'Host',
    type: 'Typ',
    value: 'Wert',
    state: 'Stand',
    checked: 'Zuletzt geprüft: {time}',
    expires: 'Diese Seite ist bis {time} verfügbar.',
    deadTitle: 'Diese Seite ist nicht mehr verfügbar',
    dead: 'Der Link ist abgelaufen oder wurde zurückgezogen. Bitten Sie den Administrator der Domain um einen neuen.',
    states: {
      ok: 'In Ordnung',
      warn: 'Bitte prüfen',
      fail: 'Fehlt oder falsch',
      queued: 'Noch nicht geprüft',
    },
    records: {
      ...names,
      webmail: 'Webmail',
      webmail_ssl: 'Webmail-Zertifikat',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Autodiscover-Zertifikat',
    },
  },
  fr: {
    title: 'Enregistrements DNS de {domain}',
    purpose:
      'Veuillez saisir ces enregistrements là où le DNS du domaine est géré. Cette page montre leur dernier état connu.',
    proof: 'Preuve de propriété',
    host: 'Hôte',
    type: 'Type',
    value: 'Valeur',
    state: 'État',
    checked: 'Dernière vérification : {time}',
    expires: 'Cette page est disponible jusqu’au {time}.',
    deadTitle: 'Cette page n’est plus disponible',
    dead: 'Le lien a expiré ou a été retiré. Demandez-en un nouveau à l’administrateur du domaine.',
    states: { ok: 'Correct', warn: 'À vérifier', fail: 'Absent ou incorrect', queued: 'Pas encore vérifié' },
    records: {
      ...names,
      webmail: 'Webmail',
      webmail_ssl: 'Certificat du webmail',
      autodiscover: 'Autodiscover',
      autodiscover_ssl: 'Certificat d’Autodiscover',
    },
  },
};
