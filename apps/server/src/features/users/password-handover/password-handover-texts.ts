import type { Language } from '@posthouse/contract/core/languages';
import type { MailService } from '@posthouse/contract/fields/mail-service';

export interface PasswordHandoverTexts {
  readonly title: string;
  readonly purpose: string;
  readonly once: string;
  readonly show: string;
  readonly sender: string;
  readonly expires: string;
  readonly shownTitle: string;
  readonly saveNow: string;
  readonly email: string;
  readonly password: string;
  readonly webmail: string;
  readonly programs: string;
  readonly programsHint: string;
  readonly appPassword: string;
  readonly service: string;
  readonly server: string;
  readonly port: string;
  readonly security: string;
  readonly help: string;
  readonly copy: string;
  readonly copied: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly services: Readonly<Record<MailService, string>>;
}

export const passwordHandoverTexts: Readonly<Record<Language, PasswordHandoverTexts>> = {
  en: {
    title: 'Your new password',
    purpose: 'Here you can see the password of {email}.',
    once: 'It is shown only once. Open this page where you can save the password.',
    show: 'Show password',
    sender: 'Sent by {name}.',
    expires: 'The link works until {time}.',
    shownTitle: 'Your password',
    saveNow: 'Save the password now. This link no longer works, and nobody can look the password up again.',
    email: 'E-mail address and user name',
    password: 'Password',
    webmail: 'Open webmail',
    programs: 'Mail programs',
    programsHint: 'Enter these settings in your mail program, with your e-mail address as the user name.',
    appPassword:
      'This mailbox uses two-factor authentication. Mail programs need an application password; ask your administrator for one.',
    service: 'Service',
    server: 'Server',
    port: 'Port',
    security: 'Encryption',
    help: 'Questions?',
    copy: 'Copy',
    copied: 'Copied',
    deadTitle: 'This link no longer works',
    dead: 'It was already used, has expired or was revoked, or the password was changed since. Ask the person who sent it for a new one.',
    services: {
      imap: 'Incoming mail (IMAP)',
      pop3: 'Incoming mail (POP3)',
      smtp: 'Outgoing mail (SMTP)',
    },
  },
  ptbr: {
    title: 'Sua nova senha',
    purpose: 'Aqui você pode ver a senha de {email}.',
    once: 'Ela é mostrada uma única vez. Abra esta página onde possa salvá-la.',
    show: 'Mostrar a senha',
    sender: 'Enviado por {name}.',
    expires: 'O link é válido até {time}.',
    shownTitle: 'Sua senha',
    saveNow: 'Salve a senha agora. Este link não funciona mais, e ninguém pode consultá-la de novo.',
    email: 'Endereço de e-mail e nome de usuário',
    password: 'Senha',
    webmail: 'Abrir o webmail',
    programs: 'Programas de e-mail',
    programsHint:
      'Digite estas configurações no seu programa de e-mail, com o seu endereço de e-mail como nome de usuário.',
    appPassword:
      'Esta caixa postal usa autenticação de dois fatores. Programas de e-mail precisam de uma senha de aplicativo; peça uma ao seu administrador.',
    service: 'Serviço',
    server: 'Servidor',
    port: 'Porta',
    security: 'Criptografia',
    help: 'Dúvidas?',
    copy: 'Copiar',
    copied: 'Copiado',
    deadTitle: 'Este link não funciona mais',
    dead: 'Ele já foi usado, expirou ou foi revogado, ou a senha foi alterada depois. Peça um novo à pessoa que o enviou.',
    services: {
      imap: 'Recebimento (IMAP)',
      pop3: 'Recebimento (POP3)',
      smtp: 'Envio (SMTP)',
    },
  },
  id: {
    title: 'Kata sandi baru Anda',
    purpose: 'Di sini Anda dapat melihat kata sandi {email}.',
    once: 'Kata sandi hanya ditampilkan satu kali. Buka halaman ini di tempat Anda dapat menyimpannya.',
    show: 'Tampilkan kata sandi',
    sender: 'Dikirim oleh {name}.',
    expires: 'Tautan berlaku sampai {time}.',
    shownTitle: 'Kata sandi Anda',
    saveNow:
      'Simpan kata sandi sekarang. Tautan ini tidak berlaku lagi, dan tidak ada yang dapat melihat kata sandi itu lagi.',
    email: 'Alamat email dan nama pengguna',
    password: 'Kata sandi',
    webmail: 'Buka webmail',
    programs: 'Program email',
    programsHint:
      'Masukkan pengaturan ini di program email Anda, dengan alamat email Anda sebagai nama pengguna.',
    appPassword:
      'Kotak surat ini memakai autentikasi dua faktor. Program email memerlukan kata sandi aplikasi; mintalah kepada admin Anda.',
    service: 'Layanan',
    server: 'Server',
    port: 'Port',
    security: 'Enkripsi',
    help: 'Ada pertanyaan?',
    copy: 'Salin',
    copied: 'Disalin',
    deadTitle: 'Tautan ini tidak berlaku lagi',
    dead: 'Tautan sudah dipakai, kedaluwarsa, atau dicabut, atau kata sandi telah diubah sejak itu. Mintalah yang baru kepada orang yang mengirimnya.',
    services: {
      imap: 'Email masuk (IMAP)',
      pop3: 'Email masuk (POP3)',
      smtp: 'Email keluar (SMTP)',
    },
  },
  es: {
    title: 'Su nueva contraseña',
    purpose: 'Aquí puede ver la contraseña de {email}.',
    once: 'Se muestra una sola vez. Abra esta página donde pueda guardarla.',
    show: 'Mostrar la contraseña',
    sender: 'Enviado por {name}.',
    expires: 'El enlace es válido hasta el {time}.',
    shownTitle: 'Su contraseña',
    saveNow: 'Guarde la contraseña ahora. Este enlace ya no funciona y nadie puede volver a consultarla.',
    email: 'Dirección de correo y nombre de usuario',
    password: 'Contraseña',
    webmail: 'Abrir el correo web',
    programs: 'Programas de correo',
    programsHint:
      'Introduzca estos ajustes en su programa de correo, con su dirección de correo como nombre de usuario.',
    appPassword:
      'Este buzón usa la autenticación de dos factores. Los programas de correo necesitan una contraseña de aplicación; pídala a su administrador.',
    service: 'Servicio',
    server: 'Servidor',
    port: 'Puerto',
    security: 'Cifrado',
    help: '¿Tiene preguntas?',
    copy: 'Copiar',
    copied: 'Copiado',
    deadTitle: 'Este enlace ya no funciona',
    dead: 'Ya se ha usado, ha caducado o se ha revocado, o la contraseña se ha cambiado después. Pida uno nuevo a la persona que lo envió.',
    services: {
      imap: 'Correo entrante (IMAP)',
      pop3: 'Correo entrante (POP3)',
      smtp: 'Correo saliente (SMTP)',
    },
  },
  de: {
    title: 'Ihr neues Passwort',
    purpose: 'Hier sehen Sie das Passwort von {email}.',
    once: 'Es wird nur einmal angezeigt. Öffnen Sie diese Seite dort, wo Sie das Passwort speichern können.',
    show: 'Passwort anzeigen',
    sender: 'Gesendet von {name}.',
    expires: 'Der Link gilt bis zum {time}.',
    shownTitle: 'Ihr Passwort',
    saveNow:
      'Speichern Sie das Passwort jetzt. Dieser Link gilt nicht mehr, und niemand kann das Passwort noch einmal nachsehen.',
    email: 'E-Mail-Adresse und Benutzername',
    password: 'Passwort',
    webmail: 'Webmail öffnen',
    programs: 'E-Mail-Programme',
    programsHint:
      'Geben Sie diese Einstellungen in Ihrem E-Mail-Programm ein, mit Ihrer E-Mail-Adresse als Benutzernamen.',
    appPassword:
      'Dieses Postfach verwendet Zwei-Faktor-Authentifizierung. E-Mail-Programme brauchen ein Anwendungspasswort; bitten Sie Ihren Administrator darum.',
    service: 'Dienst',
    server: 'Server',
    port: 'Port',
    security: 'Verschlüsselung',
    help: 'Fragen?',
    copy: 'Kopieren',
    copied: 'Kopiert',
    deadTitle: 'Dieser Link gilt nicht mehr',
    dead: 'Er wurde schon benutzt, ist abgelaufen oder wurde widerrufen, oder das Passwort wurde seitdem geändert. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
    services: {
      imap: 'Posteingang (IMAP)',
      pop3: 'Posteingang (POP3)',
      smtp: 'Postausgang (SMTP)',
    },
  },
  fr: {
    title: 'Votre nouveau mot de passe',
    purpose: 'Vous pouvez afficher ici le mot de passe de {email}.',
    once: 'Il ne s’affiche qu’une seule fois. Ouvrez cette page là où vous pouvez l’enregistrer.',
    show: 'Afficher le mot de passe',
    sender: 'Envoyé par {name}.',
    expires: 'Le lien est valable jusqu’au {time}.',
    shownTitle: 'Votre mot de passe',
    saveNow:
      'Enregistrez le mot de passe maintenant. Ce lien ne fonctionne plus et personne ne peut le consulter à nouveau.',
    email: 'Adresse e-mail et nom d’utilisateur',
    password: 'Mot de passe',
    webmail: 'Ouvrir le webmail',
    programs: 'Logiciels de messagerie',
    programsHint:
      'Saisissez ces paramètres dans votre logiciel de messagerie, avec votre adresse e-mail comme nom d’utilisateur.',
    appPassword:
      'Cette boîte aux lettres utilise la double authentification. Les logiciels de messagerie ont besoin d’un mot de passe d’application : demandez-en un à votre administrateur.',
    service: 'Service',
    server: 'Serveur',
    port: 'Port',
    security: 'Chiffrement',
    help: 'Des questions ?',
    copy: 'Copier',
    copied: 'Copié',
    deadTitle: 'Ce lien ne fonctionne plus',
    dead: 'Il a déjà été utilisé, a expiré ou a été révoqué, ou le mot de passe a été changé depuis. Demandez-en un nouveau à la personne qui l’a envoyé.',
    services: {
      imap: 'Courrier entrant (IMAP)',
      pop3: 'Courrier entrant (POP3)',
      smtp: 'Courrier sortant (SMTP)',
    },
  },
};
