import type { Language } from '@posthouse/contract/core/languages';
import type { PasswordRule } from '@posthouse/contract/fields/password';

export interface InvitationTexts {
  readonly title: string;
  readonly purpose: string;
  readonly username: string;
  readonly password: string;
  readonly confirm: string;
  readonly submit: string;
  readonly rules: Readonly<Record<PasswordRule | 'length', string>>;
  readonly required: string;
  readonly notMet: string;
  readonly notIdentical: string;
  readonly later: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly toLogin: string;
  readonly deadTitle: string;
  readonly dead: string;
}

export const invitationTexts: Record<Language, InvitationTexts> = {
  en: {
    title: 'Choose your password',
    purpose: 'You’ve been invited to help manage the account “{account}”. Choose a password to accept.',
    username: 'User name',
    password: 'Password',
    confirm: 'Confirm password',
    submit: 'Accept invitation',
    rules: {
      length: 'At least {num} characters',
      lowercase: 'A lowercase letter',
      uppercase: 'An uppercase letter',
      number: 'A number',
      special: 'A special character',
    },
    required: 'Enter a password.',
    notMet: 'This password does not meet all the rules.',
    notIdentical: 'The two entries must be identical.',
    later: 'Too many requests right now. Try again in a few seconds.',
    doneTitle: 'Invitation accepted',
    done: 'Your password is set. Log in with your user name “{username}”.',
    toLogin: 'Go to login',
    deadTitle: 'This invitation can’t be used',
    dead: 'It has already been accepted, has expired or was revoked. Ask the person who invited you for a new one.',
  },
  ptbr: {
    title: 'Escolha sua senha',
    purpose:
      'Você foi convidado para ajudar a gerenciar a conta “{account}”. Escolha uma senha para aceitar.',
    username: 'Nome de usuário',
    password: 'Senha',
    confirm: 'Confirmar senha',
    submit: 'Aceitar convite',
    rules: {
      length: 'No mínimo {num} caracteres',
      lowercase: 'Uma letra minúscula',
      uppercase: 'Uma letra maiúscula',
      number: 'Um número',
      special: 'Um caractere especial',
    },
    required: 'Digite uma senha.',
    notMet: 'Esta senha não atende a todas as regras.',
    notIdentical: 'Os dois valores devem ser idênticos.',
    later: 'Há solicitações demais no momento. Tente novamente em alguns segundos.',
    doneTitle: 'Convite aceito',
    done: 'Sua senha foi definida. Entre com o nome de usuário “{username}”.',
    toLogin: 'Ir para o login',
    deadTitle: 'Este convite não pode ser usado',
    dead: 'Ele já foi aceito, expirou ou foi revogado. Peça um novo a quem convidou você.',
  },
  id: {
    title: 'Pilih kata sandi Anda',
    purpose:
      'Anda diundang untuk membantu mengelola akun “{account}”. Pilih kata sandi untuk menerima undangan.',
    username: 'Nama pengguna',
    password: 'Kata sandi',
    confirm: 'Konfirmasi kata sandi',
    submit: 'Terima undangan',
    rules: {
      length: 'Minimal {num} karakter',
      lowercase: 'Satu huruf kecil',
      uppercase: 'Satu huruf besar',
      number: 'Satu angka',
      special: 'Satu karakter khusus',
    },
    required: 'Masukkan kata sandi.',
    notMet: 'Kata sandi ini belum memenuhi semua aturan.',
    notIdentical: 'Kedua isian harus sama.',
    later: 'Terlalu banyak permintaan saat ini. Coba lagi beberapa detik lagi.',
    doneTitle: 'Undangan diterima',
    done: 'Kata sandi Anda sudah dibuat. Masuk dengan nama pengguna “{username}”.',
    toLogin: 'Ke halaman masuk',
    deadTitle: 'Undangan ini tidak dapat digunakan',
    dead: 'Undangan sudah diterima, kedaluwarsa, atau dicabut. Minta undangan baru kepada orang yang mengundang Anda.',
  },
  es: {
    title: 'Elija su contraseña',
    purpose:
      'Se le ha invitado a ayudar a gestionar la cuenta «{account}». Elija una contraseña para aceptar.',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    confirm: 'Confirmar contraseña',
    submit: 'Aceptar invitación',
    rules: {
      length: 'Al menos {num} caracteres',
      lowercase: 'Una letra minúscula',
      uppercase: 'Una letra mayúscula',
      number: 'Un número',
      special: 'Un carácter especial',
    },
    required: 'Introduzca una contraseña.',
    notMet: 'Esta contraseña no cumple todas las reglas.',
    notIdentical: 'Los dos valores deben ser idénticos.',
    later: 'Hay demasiadas solicitudes en este momento. Inténtelo de nuevo en unos segundos.',
    doneTitle: 'Invitación aceptada',
    done: 'Su contraseña está guardada. Inicie sesión con el nombre de usuario «{username}».',
    toLogin: 'Ir al inicio de sesión',
    deadTitle: 'Esta invitación no se puede utilizar',
    dead: 'Ya se aceptó, ha caducado o se ha revocado. Pida una nueva a la persona que le invitó.',
  },
  de: {
    title: 'Passwort wählen',
    purpose:
      'Sie wurden eingeladen, das Konto „{account}“ mit zu verwalten. Wählen Sie ein Passwort, um anzunehmen.',
    username: 'Benutzername',
    password: 'Passwort',
    confirm: 'Passwort bestätigen',
    submit: 'Einladung annehmen',
    rules: {
      length: 'Mindestens {num} Zeichen',
      lowercase: 'Ein Kleinbuchstabe',
      uppercase: 'Ein Großbuchstabe',
      number: 'Eine Ziffer',
      special: 'Ein Sonderzeichen',
    },
    required: 'Geben Sie ein Passwort ein.',
    notMet: 'Dieses Passwort erfüllt nicht alle Regeln.',
    notIdentical: 'Die beiden Eingaben müssen übereinstimmen.',
    later: 'Im Moment gibt es zu viele Anfragen. Versuchen Sie es in einigen Sekunden noch einmal.',
    doneTitle: 'Einladung angenommen',
    done: 'Ihr Passwort ist gespeichert. Melden Sie sich mit dem Benutzernamen „{username}“ an.',
    toLogin: 'Zur Anmeldung',
    deadTitle: 'Diese Einladung kann nicht verwendet werden',
    dead: 'Sie wurde schon angenommen, ist abgelaufen oder wurde widerrufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  },
  fr: {
    title: 'Choisissez votre mot de passe',
    purpose:
      'Vous êtes invité à participer à la gestion du compte « {account} ». Choisissez un mot de passe pour accepter.',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    confirm: 'Confirmer le mot de passe',
    submit: 'Accepter l’invitation',
    rules: {
      length: 'Au moins {num} caractères',
      lowercase: 'Une lettre minuscule',
      uppercase: 'Une lettre majuscule',
      number: 'Un chiffre',
      special: 'Un caractère spécial',
    },
    required: 'Saisissez un mot de passe.',
    notMet: 'Ce mot de passe ne respecte pas toutes les règles.',
    notIdentical: 'Les deux saisies doivent être identiques.',
    later: 'Trop de demandes en ce moment. Réessayez dans quelques secondes.',
    doneTitle: 'Invitation acceptée',
    done: 'Votre mot de passe est enregistré. Connectez-vous avec le nom d’utilisateur « {username} ».',
    toLogin: 'Aller à la connexion',
    deadTitle: 'Cette invitation ne peut pas être utilisée',
    dead: 'Elle a déjà été acceptée, a expiré ou a été révoquée. Demandez-en une nouvelle à la personne qui vous a invité.',
  },
};
